#if canImport(UIKit)
import UIKit

/// A strip in whose middle one item is picked: it is enlarged, its neighbours recede.
///
/// The item nearest the middle settles there when scrolling stops; the first and the last item reach
/// the middle too. To pick an item by a tap, forward it from the collection view's delegate:
///
/// ```swift
/// func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
///   layout.scroll(toItemAt: indexPath, animated: true)
/// }
/// ```
///
/// Make items as tall as a horizontal strip, so that each is a line of its own.
@MainActor
open class CenteredPickerLayout: SnapFlowLayout {
  /// By how much the item in the middle is enlarged; its scale is 1 and this.
  ///
  /// By default 0.2; at least -1, where nothing is left of the item. Not finite: 0.
  @IBInspectable public var scaleFactor: CGFloat = 0.2 {
    didSet {
      scaleFactor = max(-1, scaleFactor.corrected())
      updateEffects()
    }
  }

  /// The distance from the middle over which zoom and alpha fall off, in points.
  ///
  /// By default 80. Negative or not finite: 0, where only an item exactly in the middle stands out.
  @IBInspectable public var activeDistance: CGFloat = 80 {
    didSet {
      activeDistance = max(0, activeDistance.corrected())
      updateEffects()
    }
  }

  /// The alpha of items at the active distance and beyond, 0 … 1; by default 0.5.
  ///
  /// Beyond the range the nearer end counts; not finite: 1.
  @IBInspectable public var sideAlpha: CGFloat = 0.5 {
    didSet {
      sideAlpha = sideAlpha.corrected(or: 1).clamped(to: 0...1)
      updateEffects()
    }
  }

  /// Whether alpha falls evenly over the active distance or in one step at its end; by default evenly.
  public var alphaFalloff: AlphaFalloff = .gradual {
    didSet { updateEffects() }
  }

  /// Zoom and fade by the settings of the picker.
  open override var builtInEffects: [ItemEffect] { pickerEffects }

  private var pickerEffects: [ItemEffect] = []

  /// Creates a horizontal picker.
  public override init() {
    super.init()
    scrollDirection = .horizontal
    setUp()
  }

  /// Creates a picker from a storyboard, with the scroll direction set there.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    pageAlignment = .center
    padsEdges = true
    updateEffects()
  }

  private func updateEffects() {
    pickerEffects = [
      .zoom(focused: 1 + scaleFactor, resting: 1, over: activeDistance),
      .fade(focused: 1, resting: sideAlpha, over: activeDistance, falloff: alphaFalloff),
    ]
    invalidateEffects()
  }
}
#endif
