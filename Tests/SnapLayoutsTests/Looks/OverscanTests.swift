#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// The layout places the items that appear on the screen, and no others.
@MainActor
@Suite struct OverscanTests {
  @Test(arguments: PlainScrollTests.effects.map(\.name), [375, 1366] as [CGFloat])
  func `exactly what effects bring into view is placed, on phones and on wide screens`(
    name: String, viewport: CGFloat
  ) throws {
    let effects = try #require(PlainScrollTests.effects.first { $0.name == name }).effects
    for (isHorizontal, length) in [(true, 80), (false, 200), (true, viewport)] as [(Bool, CGFloat)]
    {
      let stage = EffectStage(
        effects, isHorizontal: isHorizontal, viewport: viewport, length: length, spacing: 10,
        items: 41)
      for step in 0..<12 {
        let position = stage.scroll(toPage: 20 + CGFloat(step) * 0.0937)
        let (placed, items) = (stage.placedItems, stage.items)
        for number in 0..<41 {
          let middle = (CGFloat(number) - position) * stage.pageStride
          let isVisible = abs(middle) < (viewport + length) / 2
          let corners = items[number]?.corners.map(\.along) ?? []
          let (first, last) = (corners.min() ?? .infinity, corners.max() ?? -.infinity)
          let appears = last > -viewport / 2 + 0.01 && first < viewport / 2 - 0.01
          let mayAppear = last > -viewport / 2 - 0.01 && first < viewport / 2 + 0.01
          #expect(!appears || placed.contains(number), "\(number) at \(position) is missing")
          #expect(
            !placed.contains(number) || isVisible || mayAppear,
            "\(number) at \(position) is not seen"
          )
        }
      }
    }
  }
}
#endif
