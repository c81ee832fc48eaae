import SnapLayouts
import UIKit

/// A layout that is measured.
enum Subject: String, CaseIterable, Sendable {
  case plain, invalidating, floor, textbook, textbookRing
  case base, shelf, picker, banner
  /// What the banner is compared with: pages as long as its own.
  case plainPages
  /// Ours with such pages, to measure effects on.
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

  /// How often the data is repeated.
  var repeats: Int { self == .textbookRing ? 100 : 1 }

  /// Whether its items are as long as the viewport.
  var hasPages: Bool { [.banner, .plainPages, .pages].contains(self) }
}
