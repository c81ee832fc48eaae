import GalleryScreens
import SnapLayouts
import UIKit
import UIKitSimulation

/// The look of an effect while its strip scrolls: the corners, opacity and order of the items at
/// each position.
struct EffectFrames {
  /// An item at one position.
  struct Item {
    var picture: Int
    /// The two rows and the divisor of the projective map from the item to the screen, column by
    /// column.
    var map: [CGFloat]
    var alpha: CGFloat
    var shift: CGFloat
    /// What the effect adds to the width.
    var addedWidth: CGFloat
  }

  /// The screen that shows the effects; a strip is shorter because of the line of code.
  static let size = CGSize(width: 390, height: 304)

  /// The pages over which the strip scrolls, and the number of steps per page.
  static let pages = 3...5
  static let stepsPerPage = 48

  let sample: EffectSample
  /// Where a still picture shows the effect best.
  let stillPosition: CGFloat
  let itemSize: CGSize
  let stripSize: CGSize
  /// The items at each position, from back to front.
  let positions: [[Item]]

  var addsWidth: Bool { positions.contains { $0.contains { $0.addedWidth != 0 } } }

  @MainActor
  init(of sample: EffectSample, pictures: Int) {
    let simulation = Simulation(size: Self.size)
    let screen = EffectViewController(sample)
    simulation.show(screen)
    simulation.run(for: 0.1)
    let layout = screen.layout
    let pageOffsets = Self.pages.compactMap { layout.contentOffset(forPage: $0)?.x }
    let (first, last) = (pageOffsets.first ?? 0, pageOffsets.last ?? 0)
    let steps = Self.stepsPerPage * (Self.pages.count - 1)
    self.sample = sample
    stillPosition = CGFloat(Self.pages.lowerBound + Self.pages.count / 2) + sample.stillPosition
    let itemSize = layout.itemSize
    self.itemSize = itemSize
    stripSize = screen.strip.bounds.size
    positions = (0...steps).map { step in
      screen.strip.contentOffset.x = first + (last - first) * CGFloat(step) / CGFloat(steps)
      screen.strip.layoutIfNeeded()
      let bounds = screen.strip.bounds
      return (layout.layoutAttributesForElements(in: bounds) ?? [])
        .filter { !$0.isHidden && $0.alpha > 0.01 }
        .sorted { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }
        .map { Item($0, in: bounds, width: itemSize.width, pictures: pictures) }
    }
  }
}

extension EffectFrames.Item {
  @MainActor
  fileprivate init(
    _ attributes: UICollectionViewLayoutAttributes, in bounds: CGRect, width: CGFloat, pictures: Int
  ) {
    let transform = attributes.transform3D
    // A drawing is transformed about its middle, while its corner is at the origin.
    let x = attributes.center.x - bounds.minX - attributes.size.width / 2
    let y = attributes.center.y - bounds.minY - attributes.size.height / 2
    picture = attributes.indexPath.item % pictures
    map = [
      transform.m11 + transform.m14 * x, transform.m12 + transform.m14 * y, transform.m14,
      transform.m21 + transform.m24 * x, transform.m22 + transform.m24 * y, transform.m24,
      transform.m41 + transform.m44 * x, transform.m42 + transform.m44 * y, transform.m44,
    ]
    alpha = attributes.alpha
    shift = (attributes as? SnapLayoutAttributes)?.contentShift.x ?? 0
    addedWidth = attributes.size.width - width
  }
}
