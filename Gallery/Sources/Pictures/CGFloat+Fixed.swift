import Foundation

extension CGFloat {
  /// The number with a maximum number of decimals, without locale or exponent.
  ///
  /// Trailing zeros are left out; `NaN` and infinity are written as zero.
  func fixed(decimals: Int = 2) -> String {
    let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
    let scaled = (self * CGFloat(unit)).rounded()
    guard scaled.isFinite, scaled.magnitude < 1e15 else { return "0" }
    let (whole, part) = Int(scaled.magnitude).quotientAndRemainder(dividingBy: unit)
    var digits = String(part)
    digits = String(repeating: "0", count: Swift.max(0, decimals - digits.count)) + digits
    while digits.last == "0" { digits.removeLast() }
    let sign = scaled < 0 ? "-" : ""
    if digits.isEmpty { return sign + String(whole) }
    return sign + (whole == 0 ? "" : String(whole)) + "." + digits
  }

  /// The number that `fixed(decimals:)` writes.
  func rounded(decimals: Int) -> CGFloat {
    let unit = (0..<decimals).reduce(CGFloat(1)) { unit, _ in unit * 10 }
    return (self * unit).rounded() / unit
  }
}
