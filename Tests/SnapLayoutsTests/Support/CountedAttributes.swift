#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit

/// Counts how many of them are made: by the flow layout for what it is asked, by ours as copies.
final class CountedAttributes: SnapLayoutAttributes {
  private(set) static var made = 0

  required init() {
    super.init()
    Self.made += 1
  }
}
#endif
