#if canImport(UIKit)
import UIKit

/// A shelf that turns page by page: each page begins with a whole item at a fixed margin.
///
/// It is a ``SnapFlowLayout`` with these defaults: it is horizontal and padded, a page has as many
/// whole lines as fit, a swipe turns one page, and ``SnapFlowLayout/preferredDecelerationRate`` is `.fast`. In a horizontal
/// shelf, a line is a column of one or more items.
///
/// Set `padsEdges` to false to make the last page end flush with the content.
@preconcurrency @MainActor
open class GroupPagingLayout: SnapFlowLayout {
  /// The number of items on a page; nil if ``SnapFlowLayout/pageContents`` isn't a number of items.
  ///
  /// Setting nil sets ``PageContents/wholeLines``, the default: as many whole lines as fit. Values below 1 count as 1.
  /// A page has whole lines only, so the number is rounded up to fill the last line.
  public var itemsPerPage: Int? {
    get { if case .items(let count) = pageContents { count } else { nil } }
    set { pageContents = newValue.map { .items(max(1, $0)) } ?? .wholeLines }
  }

  /// Creates a horizontal shelf.
  public override init() {
    super.init()
    scrollDirection = .horizontal
    setUp()
  }

  /// Creates a shelf from a storyboard, with the scroll direction set there.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    padsEdges = true
    pageContents = .wholeLines
    releasePolicy = .shelf
    preferredDecelerationRate = .fast
  }
}
#endif
