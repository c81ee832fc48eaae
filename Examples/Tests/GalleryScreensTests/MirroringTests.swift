import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

@testable import GalleryScreens

/// From right to left, every screen is the mirror image of itself.
@MainActor
struct MirroringTests {
  @Test(arguments: ShownScreen.names)
  func `from right to left, every screen is mirrored`(name: String) throws {
    let (one, other) = (try boxes(on: name, .leftToRight), try boxes(on: name, .rightToLeft))
    #expect(one.count > 1)
    let mirrored = one.mapValues { $0.mirrored(in: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    for (key, box) in mirrored {
      let found = other[key] ?? .null
      #expect(
        abs(found.minX - box.minX) < 1 && abs(found.minY - box.minY) < 1
          && abs(found.width - box.width) < 1, "\(key): \(found), not \(box)")
    }
  }

  /// The layout knows the axis, and whether the view is mirrored; cells don't inherit the view's direction.
  @Test func `a cell shifts its picture as the layout says`() {
    let attributes = SnapLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    attributes.contentShift = CGPoint(x: 30, y: 7)
    for makeCell in [CoverCell.init, ParallaxPictureCell.init, NumberedPictureCell.init]
      as [(CGRect) -> UICollectionViewCell]
    {
      let cell = makeCell(attributes.frame)
      cell.semanticContentAttribute = .forceRightToLeft
      cell.apply(attributes)
      cell.layoutIfNeeded()
      #expect(cell.contentView.subviews[0].frame == attributes.frame.offsetBy(dx: 30, dy: 7))
    }
  }

  private func boxes(
    on name: String, _ direction: UITraitEnvironmentLayoutDirection
  ) throws -> [String: CGRect] {
    let shown = try ShownScreen(name, direction)
    var boxes: [String: CGRect] = [:]
    func add(_ view: UIView) {
      guard !view.isHidden else { return }
      let box = view.convert(view.bounds, to: nil)
      // Each text and each picture, by its class and what it says.
      let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? ""
      if view is UIPageControl || !text.isEmpty {
        boxes["\(type(of: view)) \(text) at \(Int(box.midY))"] = box
      }
      view.subviews.forEach(add)
    }
    add(shown.screen.view)
    return boxes
  }
}
