import EffortSupport
import SnapLayouts
import UIKit

/// A strip of random pages, with the focus anywhere.
struct RandomStrip: CustomStringConvertible {
  var counts: [Int]
  /// The lengths of the items, again and again.
  var lengths: [CGFloat]
  var spacing, inset, header: CGFloat
  var alignment: PageAlignment
  var isHorizontal, padsEdges, loops: Bool
  var isRightToLeft = false
  var viewport, scale: CGFloat
  var contents: PageContents

  init(_ generator: inout SeededGenerator) {
    viewport = generator.pick([320, 375, 414, 768])
    counts = generator.pick([[7], [3, 4], [2, 1, 3], [4, 0, 3]])
    switch generator.integer(0...4) {
    case 0: lengths = [viewport]
    case 1: lengths = [generator.eighths(60...300)]
    case 2: lengths = [viewport * 1.5, viewport]
    case 3: lengths = (0..<4).map { _ in generator.eighths(80...160) }
    default: lengths = [80, 140, 100, 60]
    }
    spacing = generator.pick([0, 10, generator.eighths(0...40)])
    inset = generator.pick([0, 20, generator.eighths(0...60)])
    header = generator.pick([0, 0, 60])
    alignment = generator.pick(PageAlignment.allCases)
    (isHorizontal, padsEdges, loops) = (
      generator.chance(50), generator.chance(80), generator.chance(30)
    )
    scale = generator.pick([1, 2, 3, 16])
    contents = generator.pick([.line, .line, .items(2), .items(5)])
  }

  var description: String {
    "\(counts) of \(lengths) in \(viewport), spacing \(spacing), inset \(inset), header \(header), "
      + "\(alignment)\(isHorizontal ? "" : ", vertical")\(isRightToLeft ? ", mirrored" : "")"
      + "\(padsEdges ? ", padded" : "")\(loops ? ", loop" : ""), \(contents), scale \(scale)"
  }

  @MainActor
  func screen(_ effects: [ItemEffect]) -> SnapScreen<SnapFlowLayout> {
    // Without a delegate, equal lines are known to be equal.
    var differing: (@MainActor (IndexPath) -> CGFloat)?
    if lengths.count > 1 {
      differing = { lengths[($0.item + 2 * $0.section) % lengths.count] }
    }
    return SnapScreen(
      strip: .aligned(alignment, effects), isHorizontal: isHorizontal, length: viewport,
      itemLength: lengths[0], spacing: spacing, scale: anyScale(scale), counts: counts,
      configure: { layout, view in
        layout.padsEdges = padsEdges
        layout.pageContents = contents
        layout.isLoopingEnabled = loops
        layout.sectionInset = .along(isHorizontal: isHorizontal, leading: inset, trailing: inset)
        layout.headerReferenceSize = CGSize(width: header, height: header)
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
      }, lengths: differing)
  }
}
