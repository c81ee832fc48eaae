#if canImport(UIKit)
import UIKit

/// A strip that picks the item in the middle: it enlarges that item and fades its neighbors.
///
/// When a drag ends, the item nearest to the middle moves there. A flick, a notch of a wheel, a key and an animated scroll
/// of the app's go at least to the next item in their direction. The first and the last item can reach the middle too.
/// To pick an item by a tap, scroll to it in the collection view's delegate:
///
/// ```swift
/// func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
///   layout.scroll(toItemAt: indexPath, animated: true)
/// }
/// ```
///
/// The items form a single row, whatever the height of the strip.
@preconcurrency @MainActor
open class CenteredPickerLayout: SnapFlowLayout {
  /// What is added to the scale of the item in the middle: 0.2, the default, makes it 1.2 times as large.
  ///
  /// 0 keeps its size, and negative values make it smaller. Values below -1 count as -1, which makes the item invisible,
  /// `NaN` and infinity as 0.
  @IBInspectable public var scaleFactor: CGFloat = 0.2 {
    didSet {
      scaleFactor = max(-1, scaleFactor.corrected())
      updateEffects()
    }
  }

  /// The distance from the middle over which zoom and alpha fall off, in points.
  ///
  /// The default is 80. Negative values, `NaN` and infinity count as 0; then only an item exactly in the middle
  /// stands out.
  @IBInspectable public var activeDistance: CGFloat = 80 {
    didSet {
      activeDistance = max(0, activeDistance.corrected())
      updateEffects()
    }
  }

  /// The alpha of items at the active distance and beyond, from 0 to 1; the default is 0.5.
  ///
  /// Values out of range count as the nearer end of the range, `NaN` and infinity as 1.
  @IBInspectable public var sideAlpha: CGFloat = 0.5 {
    didSet {
      sideAlpha = sideAlpha.corrected(or: 1).clamped(to: 0...1)
      updateEffects()
    }
  }

  /// How alpha falls off over the active distance: gradually, the default, or in one step at its
  /// end.
  public var alphaFalloff: AlphaFalloff = .gradual {
    didSet { updateEffects() }
  }

  /// The zoom and the fade that the properties of the picker describe.
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
    keepsOneItemPerLine = true
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
