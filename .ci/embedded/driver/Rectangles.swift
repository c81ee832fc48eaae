import Foundation

/// What the functions of rectangles return, to the last bit: two builds have different versions of them.
func rectangles(seed: UInt64) -> String {
  var random = Numbers(seed: seed)
  func number() -> CGFloat {
    CGFloat(random.below(5) - 1) * (CGFloat(random.below(900)) / 3 + random.length(400))
  }
  let one = CGRect(x: number(), y: number(), width: number(), height: number())
  // Often within the other one, or only touching it.
  let part = CGFloat(random.below(3)) / 2
  let other = CGRect(
    x: one.origin.x + one.size.width * part, y: one.origin.y, width: one.size.width / 3,
    height: random.below(2) == 0 ? one.size.height : number())
  let distance = number()
  let (slice, rest) = one.divided(
    atDistance: distance, from: [.minXEdge, .minYEdge, .maxXEdge, .maxYEdge][random.below(4)])
  let made = [
    one.union(other), one.intersection(other), one.insetBy(dx: distance, dy: distance / 7),
    one.offsetBy(dx: distance, dy: -distance), one.standardized, one.integral, slice, rest,
  ]
  let numbers =
    made.flatMap { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
    + [one.minX, one.midX, one.maxX, one.width, one.minY, one.midY, one.maxY, one.height]
  let answers = [
    one.intersects(other), one.contains(other), one.contains(other.origin), one.isEmpty,
    one == one.standardized, one.union(other) == one,
  ]
  return (numbers.map { "\(Double($0).bitPattern)" } + answers.map { $0 ? "yes" : "no" })
    .joined(separator: " ")
}
