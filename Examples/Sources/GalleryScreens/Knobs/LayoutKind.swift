import SnapLayouts
import UIKit

/// The layouts to choose from.
public enum LayoutKind: CaseIterable, Sendable {
  case flow, picker, shelf, banner

  @MainActor
  init(of layout: SnapFlowLayout) {
    switch layout {
    case is CenteredPickerLayout: self = .picker
    case is GroupPagingLayout: self = .shelf
    case is InfiniteBannerLayout: self = .banner
    default: self = .flow
    }
  }

  var className: String {
    switch self {
    case .flow: "SnapFlowLayout"
    case .picker: "CenteredPickerLayout"
    case .shelf: "GroupPagingLayout"
    case .banner: "InfiniteBannerLayout"
    }
  }

  /// Creates a layout with the defaults of its class.
  @MainActor
  func make() -> SnapFlowLayout {
    switch self {
    case .flow: SnapFlowLayout()
    case .picker: CenteredPickerLayout()
    case .shelf: GroupPagingLayout()
    case .banner: InfiniteBannerLayout()
    }
  }
}
