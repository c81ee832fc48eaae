import EffortSupport
import Foundation
import Testing

@testable import SnapLayouts

@Suite struct SizeDigestTests {
  private func digest(_ sizes: [CGSize]) -> SizeDigest {
    var digest = SizeDigest()
    for size in sizes { digest.append(size) }
    return digest
  }

  @Test func `a single other number always shows`() {
    law(seed: 41, cases: 300) { generator in
      let sizes = (0..<generator.integer(1...40)).map { _ in
        CGSize(width: generator.integer(0...3), height: generator.integer(0...3))
      }
      var others = sizes
      let place = generator.integer(0...sizes.count - 1)
      if generator.chance(50) {
        others[place].width += CGFloat(generator.integer(1...3)) / 8
      } else {
        others[place].height = -others[place].height - .ulpOfOne
      }
      guard digest(sizes) == digest(sizes) else { return "\(sizes) differ from themselves" }
      return digest(sizes) == digest(others) ? "\(others) look like \(sizes)" : nil
    }
  }

  @Test func `one more or one less shows`() {
    let sizes = [CGSize](repeating: .zero, count: 9)
    for count in 0..<sizes.count { #expect(digest(Array(sizes.prefix(count))) != digest(sizes)) }
  }

  @Test(arguments: 0..<20) func `a difference shows before twice as many sizes are known`(
    place: Int
  ) {
    let sizes = (0..<40).map { CGSize(width: $0, height: 1) }
    var others = sizes
    others[place].width = -1
    let known = digest(sizes)
    let found = (1...40).first { !digest(Array(others.prefix($0))).begins(known) }
    #expect(found.map { place < $0 && $0 <= 2 * place + 1 } == true)
    for count in 0...40 { #expect(digest(Array(sizes.prefix(count))).begins(known)) }
  }
}
