import Foundation

/// The arithmetic of the shelf that ours is modelled on, with its defects, for comparison.
struct OriginalShelf {
  var item: CGFloat
  var gap: CGFloat
  var left: CGFloat
  var width: CGFloat

  var capacity: Int { Int((width - left + gap) / (item + gap)) }

  var pageStride: CGFloat { CGFloat(capacity) * (item + gap) }

  /// The page from which a drag counts; without the correction by an item's width, one page too
  /// few.
  func startPage(at offset: CGFloat, curesDrift: Bool) -> Int {
    Int(((offset + (curesDrift ? item : 0)) / pageStride).rounded(.down))
  }

  func target(proposed: CGFloat, velocity: CGFloat, startPage: Int) -> CGFloat {
    var page = Int((proposed / pageStride).rounded(.down))
    let beyond = proposed - CGFloat(page) * pageStride
    if beyond > 10, velocity > 0.3 { page += 1 }
    page = min(max(page, startPage - 1), startPage + 1)
    return CGFloat(max(0, page)) * pageStride
  }
}
