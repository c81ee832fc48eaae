import SnapLayouts
import UIKit

/// The layouts that every test runs with; add each new layout here, with all that tests need to know of it.
enum LayoutUnderTest: String, CaseIterable, Sendable {
  case leading, leadingPadded, center, trailingPadded, picker, wheel
  case shelf, flushShelf, shelfOfTwo, sectionShelf
  case loop, banner, endedBanner

  /// The layouts whose first and last pages have no neighbor on one side.
  static let withEnds = allCases.filter(\.hasEnds)

  /// The layouts that show one item a page, where items are as long as the view.
  static let withFullPages = allCases.filter { $0.itemsPerPage != 2 }

  /// Of these, those whose first page is at the offset zero, unlike that of a loop, and each page one item further.
  static let lists = withFullPages.filter(\.hasEnds)

  /// The layouts with ends in which each item is a page, whatever its length.
  static let itemByItem = withEnds.filter { $0.itemsPerPage == 1 && $0.padsEdges }

  @MainActor
  func make() -> SnapFlowLayout {
    switch self {
    case .leading: return SnapFlowLayout()
    case .leadingPadded: return .aligned(.leading)
    case .center: return .aligned(.center)
    case .trailingPadded: return .aligned(.trailing)
    case .picker: return CenteredPickerLayout()
    case .wheel: return WheelLayout()
    case .shelf: return GroupPagingLayout()
    case .flushShelf: return configured(GroupPagingLayout()) { $0.padsEdges = false }
    case .shelfOfTwo:
      return configured(GroupPagingLayout()) { ($0.itemsPerPage, $0.leadingMargin) = (2, 15) }
    case .sectionShelf: return configured(GroupPagingLayout()) { $0.startsPageAtSection = true }
    case .loop: return configured(InfiniteBannerLayout()) { $0.pageSizing = .item }
    case .banner: return InfiniteBannerLayout()
    case .endedBanner:
      return configured(InfiniteBannerLayout()) {
        ($0.pageSizing, $0.isLoopingEnabled) = (.item, false)
      }
    }
  }

  /// Whether as many items are on a page as fit.
  private var fillsPages: Bool { self == .shelf || self == .flushShelf || self == .sectionShelf }

  /// The number of items per page; nil for as many as fit.
  var itemsPerPage: Int? { fillsPages ? nil : self == .shelfOfTwo ? 2 : 1 }

  /// Whether every section begins a page.
  var startsPageAtSection: Bool { self == .sectionShelf || itemsPerPage == 1 }

  /// Whether the first page of a section begins with its header.
  var beginsWithHeaders: Bool { fillsPages || self == .leading || self == .leadingPadded }

  /// Whether every page can reach the focus, including the first and the last.
  var padsEdges: Bool { self != .leading && self != .flushShelf }

  /// Whether there is a first and a last page; a loop with enough items has none.
  var hasEnds: Bool { self != .loop && self != .banner }

  /// Whether items are as long as the viewport, unless the delegate gives sizes.
  var fillsViewport: Bool { self == .banner }

  /// The page for a number, which may be before the first page or beyond the last one.
  func page(_ number: Int, of count: Int) -> Int {
    hasEnds ? min(max(0, number), count - 1) : (number % count + count) % count
  }

  /// The distance from the viewport's edge to a page's beginning, in points, for the first section's leading inset.
  func margin(leadingInset: CGFloat = 0) -> CGFloat {
    beginsWithHeaders ? leadingInset : self == .shelfOfTwo ? 15 : 0
  }

  @MainActor
  private func configured<Layout>(_ layout: Layout, _ configure: (Layout) -> Void) -> Layout {
    configure(layout)
    return layout
  }
}

extension SnapFlowLayout {
  /// A layout with padding, so that every page reaches what it aligns with.
  static func aligned(_ alignment: PageAlignment, _ effects: [ItemEffect] = []) -> SnapFlowLayout {
    let layout = SnapFlowLayout()
    layout.pageAlignment = alignment
    layout.padsEdges = true
    layout.effects = effects
    return layout
  }
}
