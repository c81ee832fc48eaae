#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit

/// Counts its instances: the flow layout creates them on request, and our layout creates copies.
final class CountedAttributes: SnapLayoutAttributes {
  private(set) static var made = 0

  required init() {
    super.init()
    Self.made += 1
  }
}
#endif
