#if canImport(UIKit)
import UIKit

/// Which elements lie in front.
///
/// Effects say it with numbers of any size. But what lies above the content, such as an indicator or the glass of a bar, has
/// the z position 0 (fact 186). So a cell has 0, too, unless it covers others: then it has the least number with which it
/// lies in front of them. A turned cell would cut through what it crosses (fact 192), so it is lifted by its depth.
extension ElementPlacer {
  /// An element that is drawn on the screen, and its place in the order that effects give.
  struct Layer {
    let attributes: UICollectionViewLayoutAttributes
    let order: Int
    let box: ElementBox
    /// The number that the element gets; nil for one that isn't a cell, and keeps its own.
    var height: Int? = 0
  }

  func isOnScreen(_ box: ElementBox) -> Bool {
    box.along.overlaps(screen.along) && box.across.overlaps(screen.across)
  }

  /// A header, footer or decoration as a layer; nil if cells can't lie above it.
  func layer(of element: UICollectionViewLayoutAttributes) -> Layer? {
    guard !effects.isEmpty, element.zIndex >= 0, element.alpha > 0, !element.isHidden,
      !pins(element.representedElementKind)
    else { return nil }
    let box = ElementBox(element.size, at: element.center, element.transform3D, axis)
    return isOnScreen(box)
      ? Layer(attributes: element, order: element.zIndex, box: box, height: nil) : nil
  }

  /// Gives cells small numbers in the order that effects have given them, and pinned headers and footers greater ones.
  ///
  /// - Parameters:
  ///   - placed: Some elements, and the layers that they are.
  ///   - areAll: Whether these are all elements on the screen, and perhaps others.
  /// - Returns: The elements.
  func inOrder(
    _ placed: inout PlacedElements, areAll: Bool
  ) -> [UICollectionViewLayoutAttributes] {
    guard !effects.isEmpty else { return placed.elements }
    if !areAll, !placed.layers.isEmpty || flow.pinsHeadersOrFooters {
      // An element that comes twice gets the same number twice.
      let all = CGRect(along: screen.along, across: screen.across, axis: axis)
      for layer in placedElements(in: all).layers { placed.layers.lay(layer) }
    }
    let front = number(&placed.layers)
    guard front > 0, flow.pinsHeadersOrFooters else { return placed.elements }
    return placed.elements.map { header in
      pins(header.representedElementKind) ? header.changed { $0.zIndex = front + 1 } : header
    }
  }

  /// Gives cells their numbers, from the back to the front, and returns the height of the highest one.
  private func number(_ layers: inout [Layer]) -> Int {
    var front = 0
    for place in layers.indices where layers[place].height != nil {
      let (order, box) = (layers[place].order, layers[place].box)
      var least = max(0, -box.depth.minimum)
      for behind in layers[..<place] where behind.order < order && behind.box.overlaps(box) {
        let distance = behind.box.depth.maximum - box.depth.minimum
        least = max(least, CGFloat((behind.height ?? behind.order) + 1) + max(0, distance))
      }
      let height = Self.order(least)
      layers[place].height = height
      if height > 0 { layers[place].attributes.zIndex = height }
      front = max(front, Self.order(least + max(0, box.depth.maximum)))
    }
    return front
  }

  /// The least order of at least a height.
  private static func order(_ height: CGFloat) -> Int {
    Int(height.corrected().clamped(to: 0...1e6).rounded(.up))
  }
}

extension [ElementPlacer.Layer] {
  /// Adds a layer behind those in front of it.
  mutating func lay(_ layer: ElementPlacer.Layer) {
    append(layer)
    var place = count - 1
    while place > 0, layer.order < self[place - 1].order {
      swapAt(place, place - 1)
      place -= 1
    }
  }
}

/// What an element covers as it is drawn.
struct ElementBox {
  /// The extents on the screen along the scroll axis and across it.
  let along: Extent
  let across: Extent
  /// The extent towards the viewer.
  let depth: Extent

  @MainActor
  init(_ size: CGSize, at center: CGPoint, _ transform: CATransform3D, _ axis: ScrollAxis) {
    along = transform.extent(of: size, along: axis).moved(by: center[along: axis])
    across = transform.extent(of: size, along: axis.other).moved(by: center[across: axis])
    let tilt = (abs(transform.m13) * size.width + abs(transform.m23) * size.height) / 2
    depth = Extent(transform.m43 - tilt, transform.m43 + tilt)
  }

  func overlaps(_ other: ElementBox) -> Bool {
    along.overlaps(other.along, by: Tolerance.rounding)
      && across.overlaps(other.across, by: Tolerance.rounding)
  }
}
#endif
