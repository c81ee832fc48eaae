import SnapLayouts
import UIKit

/// The layouts for which everything must hold; each new layout is added here.
enum LayoutUnderTest: String, CaseIterable, Sendable {
  case leading, leadingPadded, center, trailingPadded, picker, wheel

  @MainActor
  func make() -> SnapFlowLayout {
    switch self {
    case .leading: return SnapFlowLayout()
    case .leadingPadded: return aligned(.leading)
    case .center: return aligned(.center)
    case .trailingPadded: return aligned(.trailing)
    case .picker: return CenteredPickerLayout()
    case .wheel: return WheelLayout()
    }
  }

  @MainActor
  private func aligned(_ alignment: PageAlignment) -> SnapFlowLayout {
    let layout = SnapFlowLayout()
    layout.pageAlignment = alignment
    layout.padsEdges = true
    return layout
  }
}
