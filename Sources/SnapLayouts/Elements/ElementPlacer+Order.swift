#if canImport(UIKit)
import UIKit

/// Which elements lie in front.
///
/// Effects say it with numbers of any size. But what lies above the content, such as an indicator or the glass of a bar, has
/// the z position 0 (fact 186). So a cell has 0, too, unless it covers others: then it has the least number with which it
/// lies in front of them. A turned cell would cut through what it crosses (fact 192), so it is lifted by its depth.
extension ElementPlacer {
  /// Gives cells small numbers in the order that effects have given them, and pinned headers and footers greater ones.
  ///
  /// - Parameters:
  ///   - shown: Some elements.
  ///   - areAll: Whether these are all elements on the screen, and perhaps others.
  /// - Returns: The elements.
  func inOrder(
    _ shown: [UICollectionViewLayoutAttributes], areAll: Bool
  ) -> [UICollectionViewLayoutAttributes] {
    guard !effects.isEmpty else { return shown }
    let onScreen =
      areAll
      ? shown
      : placedElements(in: CGRect(along: screen.along, across: screen.across, axis: axis))
    let front = putInOrder(onScreen)
    for cell in shown where !areAll && cell.isCell && cell.zIndex >= 0 {
      let same = onScreen.first { $0.isCell && $0.indexPath == cell.indexPath }
      cell.zIndex = same?.zIndex ?? 0
    }
    guard front > 0, flow.pinsHeadersOrFooters else { return shown }
    return shown.map { header in
      pins(header.representedElementKind) ? header.changed { $0.zIndex = front + 1 } : header
    }
  }

  /// Sets the numbers of cells, which are copies, and returns the height of the highest one.
  private func putInOrder(_ elements: [UICollectionViewLayoutAttributes]) -> Int {
    var layers: [ElementLayer] = []
    layers.reserveCapacity(elements.count)
    for element in elements where element.zIndex >= 0 {
      if !element.isHidden, element.alpha > 0, !pins(element.representedElementKind) {
        let layer = ElementLayer(element, axis)
        if layer.extent.overlaps(screen.along) { layers.append(layer) }
      }
      if element.isCell { element.zIndex = 0 }
    }
    let areApart = zip(layers, layers.dropFirst()).allSatisfy {
      $0.extent.maximum <= $1.extent.minimum + Tolerance.rounding
    }
    return areApart && layers.allSatisfy(\.isFlat) ? 0 : stack(layers)
  }

  /// Lays layers one above the other, from the back to the front.
  private func stack(_ layers: [ElementLayer]) -> Int {
    let across = layers.map { $0.attributes.drawnExtent(along: axis.other) }
    let ordered = layers.indices.filter { across[$0].overlaps(screen.across) }
      .ordered { layers[$0].order < layers[$1].order }
    var front = 0
    for (place, number) in ordered.enumerated() where layers[number].attributes.isCell {
      let layer = layers[number]
      var least = max(0, -layer.depth.minimum)
      for behind in ordered[..<place]
      where layers[behind].order < layer.order
        && layers[behind].extent.overlaps(layer.extent, by: Tolerance.rounding)
        && across[behind].overlaps(across[number], by: Tolerance.rounding)
      {
        let height = layers[behind].depth.maximum - layer.depth.minimum
        least = max(least, CGFloat(layers[behind].attributes.zIndex + 1) + max(0, height))
      }
      layer.attributes.zIndex = Self.order(least)
      front = max(front, Self.order(least + max(0, layer.depth.maximum)))
    }
    return front
  }

  /// The least order of at least a height.
  private static func order(_ height: CGFloat) -> Int {
    Int(height.corrected().clamped(to: 0...1e6).rounded(.up))
  }
}

/// An element on the screen, and its place in the order that effects give.
private struct ElementLayer {
  let attributes: UICollectionViewLayoutAttributes
  let order: Int
  /// The extent along the scroll axis.
  let extent: Extent
  /// The extent towards the viewer.
  let depth: Extent

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes, _ axis: ScrollAxis) {
    (self.attributes, order) = (attributes, attributes.zIndex)
    extent = attributes.drawnExtent(along: axis)
    let (size, transform) = (attributes.size, attributes.transform3D)
    let tilt = (abs(transform.m13) * size.width + abs(transform.m23) * size.height) / 2
    depth = Extent(transform.m43 - tilt, transform.m43 + tilt)
  }

  var isFlat: Bool { depth.minimum == 0 && depth.maximum == 0 }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var isCell: Bool { representedElementCategory == .cell }

  /// The extent that the element covers on the screen.
  fileprivate func drawnExtent(along axis: ScrollAxis) -> Extent {
    transform3D.extent(of: size, along: axis).moved(by: center[along: axis])
  }
}
#endif
