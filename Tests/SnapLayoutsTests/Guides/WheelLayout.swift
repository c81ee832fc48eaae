import SnapLayouts
import UIKit

/// A wheel of rows: the one in the middle lies flat, the others turn away.
final class WheelLayout: SnapFlowLayout {
  /// How far a row is turned from the next one, in degrees.
  var degreesPerRow: CGFloat = 20 {
    didSet { invalidateEffects() }
  }

  override var builtInEffects: [ItemEffect] {
    let radiansPerRow = degreesPerRow * .pi / 180
    return [
      ItemEffect { position, appearance in
        let turn = min(max(position.progress * radiansPerRow, -.pi / 2), .pi / 2)
        appearance.rotation += turn
        appearance.perspective = 1 / 500
        appearance.alpha *= cos(turn)
      }
    ]
  }

  override init() {
    super.init()
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    pageAlignment = .center
    padsEdges = true
    minimumLineSpacing = 0
  }
}
