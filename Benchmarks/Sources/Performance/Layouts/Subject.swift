import SnapLayouts
import UIKit

/// The layouts that are measured.
enum Subject: String, CaseIterable, Sendable {
  case plain, invalidating, floor, textbook, textbookRing
  case base, shelf, picker, banner
  /// The comparison for the banner: pages of the same length.
  case plainPages
  /// A snap layout with such pages, for measuring effects.
  case pages

  var name: String {
    switch self {
    case .plain: "plain flow layout"
    case .invalidating: "plain with invalidation"
    case .floor: "floor for a zoom"
    case .textbook: "textbook carousel"
    case .textbookRing: "textbook ring"
    case .base: "SnapFlowLayout"
    case .shelf: "GroupPagingLayout"
    case .picker: "CenteredPickerLayout"
    case .banner: "InfiniteBannerLayout"
    case .plainPages: "plain with invalidation, pages"
    case .pages: "SnapFlowLayout, pages"
    }
  }

  @MainActor var layout: UICollectionViewFlowLayout {
    switch self {
    case .plain: UICollectionViewFlowLayout()
    case .invalidating, .plainPages: InvalidatingLayout()
    case .floor: ZoomFloorLayout()
    case .textbook, .textbookRing: TextbookLayout()
    case .base, .pages: SnapFlowLayout()
    case .shelf: GroupPagingLayout()
    case .picker: CenteredPickerLayout()
    case .banner: InfiniteBannerLayout()
    }
  }

  /// The number of repetitions of the data.
  var repeats: Int { self == .textbookRing ? 100 : 1 }

  /// Whether its items are as long as the viewport.
  var hasPages: Bool { [.banner, .plainPages, .pages].contains(self) }
}
