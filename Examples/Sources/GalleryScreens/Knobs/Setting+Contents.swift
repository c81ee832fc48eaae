import SnapLayouts
import UIKit

extension Setting {
  /// What a screen shows, and in which insets.
  static let contents = [
    Setting(
      \WorkbenchViewController.kind, "layout",
      ["flow": .flow, "picker": .picker, "shelf": .shelf, "banner": .banner]),
    Setting(\WorkbenchViewController.stripHeight, "stripHeight", 40...1400),
    Setting(\ItemCounts.items, "items", 0...1_000_000),
    Setting(\ItemCounts.sections, "sections", 1...20),
    Setting(
      name: "hasUnevenSizes", knobs: [.toggle("hasUnevenSizes")],
      read: { ($0 as? ItemCounts)?.hasUnevenSizes.map { [.toggle($0)] } },
      write: { ($0 as? ItemCounts)?.hasUnevenSizes = $1[0].isOn },
      code: { $0[0].text }),
    Setting(\UICollectionView.contentInset, "contentInset", 0...200),
  ]
}
