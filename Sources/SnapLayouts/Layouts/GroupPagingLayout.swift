#if canImport(UIKit)
import UIKit

/// A shelf that turns page by page: each page begins with a whole item at a fixed margin.
///
/// A page is as many whole lines of the flow as fit into the viewport; in a horizontal shelf a line is a
/// column of items, which may be one item or several rows. One swipe turns one page, also when swipes
/// follow each other before the shelf has settled. For a page control use ``SnapFlowLayout/numberOfPages``
/// and ``SnapFlowLayout/onPageChange``.
///
/// `padsEdges` is true by default: the last page begins at the margin too, even if it is partly empty.
/// Set it to false to have the last page end flush with the content.
@MainActor
open class GroupPagingLayout: SnapFlowLayout {
  /// The number of items of a page; by default nil, as many whole lines as fit.
  ///
  /// Less than 1 counts as 1. A page has whole lines only, so the number is rounded up to fill its last
  /// line.
  public var itemsPerPage: Int? {
    didSet {
      itemsPerPage = itemsPerPage.map { max(1, $0) }
      if itemsPerPage != oldValue { invalidatePages() }
    }
  }

  /// From the leading edge of the viewport to where a page begins, in points.
  ///
  /// By default nil, the leading inset of the first section; horizontal section headers lie before the
  /// margin, so make it wide enough for them. Not finite: 0. Together with `padsEdges` the
  /// first page begins there as well.
  public var leadingMargin: CGFloat? {
    didSet {
      leadingMargin = leadingMargin.map { $0.corrected() }
      if leadingMargin != oldValue { invalidatePages() }
    }
  }

  /// Whether every section begins a page; by default false.
  public var startsPageAtSection = false {
    didSet { if startsPageAtSection != oldValue { invalidatePages() } }
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

  override func pageFilling(of lines: PageExtents) -> PageFilling? {
    PageFilling(
      itemsPerPage: itemsPerPage, margin: leadingMargin ?? lines.content.leadingInset,
      startsPageAtSection: startsPageAtSection)
  }

  private func setUp() {
    padsEdges = true
    releasePolicy = .shelf
    preferredDecelerationRate = .fast
  }
}
#endif
