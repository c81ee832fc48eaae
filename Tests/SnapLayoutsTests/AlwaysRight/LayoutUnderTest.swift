import SnapLayouts
import UIKit

/// The layouts for which everything must hold; each new layout is added here.
enum LayoutUnderTest: String, CaseIterable, Sendable {
  case leading, leadingPadded, center, trailingPadded, picker, wheel
  case shelf, flushShelf, shelfOfTwo, sectionShelf

  /// Those of whose pages each is one item.
  static let ofSingleItems: [LayoutUnderTest] = [
    .leading, .leadingPadded, .center, .trailingPadded, .picker, .wheel,
  ]

  @MainActor
  func make() -> SnapFlowLayout {
    switch self {
    case .leading: return SnapFlowLayout()
    case .leadingPadded: return aligned(.leading)
    case .center: return aligned(.center)
    case .trailingPadded: return aligned(.trailing)
    case .picker: return CenteredPickerLayout()
    case .wheel: return WheelLayout()
    case .shelf: return GroupPagingLayout()
    case .flushShelf: return shelf { $0.padsEdges = false }
    case .shelfOfTwo: return shelf { ($0.itemsPerPage, $0.leadingMargin) = (2, 15) }
    case .sectionShelf: return shelf { $0.startsPageAtSection = true }
    }
  }

  @MainActor
  private func aligned(_ alignment: PageAlignment) -> SnapFlowLayout {
    let layout = SnapFlowLayout()
    layout.pageAlignment = alignment
    layout.padsEdges = true
    return layout
  }

  @MainActor
  private func shelf(_ configure: (GroupPagingLayout) -> Void) -> SnapFlowLayout {
    let layout = GroupPagingLayout()
    configure(layout)
    return layout
  }
}
