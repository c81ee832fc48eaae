#if canImport(UIKit)
import UIKit

/// A shelf that turns page by page: each page begins with a whole item at a fixed margin.
///
/// It is a ``SnapFlowLayout`` with these defaults: horizontal, padded, a page of as many whole lines as
/// fit, one page a swipe. In a horizontal shelf a line is a column of items, which may be one item or
/// several rows.
///
/// Set `padsEdges` to false to have the last page end flush with the content.
@MainActor
open class GroupPagingLayout: SnapFlowLayout {
  /// The number of items of a page; by default nil, as many whole lines as fit.
  ///
  /// Less than 1 counts as 1. A page has whole lines only, so the number is rounded up to fill its last
  /// line. It is ``SnapFlowLayout/pageContents`` in other words.
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
