import UIKit
import UIKitSimulation

/// How a page draws one view: a box in its parent's box.
struct DrawnView: Equatable {
  var parent: Int
  /// The index among the boxes of the parent, from back to front.
  var order: Int
  /// The position of the top left corner, before the transform.
  var origin: CGPoint
  var size: CGSize
  var anchorPoint: CGPoint
  /// The 16 values of the transform, row by row; empty without a transform.
  var transform: [CGFloat]
  var alpha: CGFloat
  var cornerRadius: CGFloat
  var clips: Bool
  var background: PresentedColor?
  var content: PresentedView.Content?
  /// Whether the view moves on its own, so that the browser should give it a layer.
  var moves: Bool
}

extension DrawnView {
  /// A view in a box whose bounds begin at a corner.
  @MainActor
  init(_ view: PresentedView, in parent: Int, order: Int, corner: CGPoint) {
    let size = view.bounds.size
    self.init(
      parent: parent, order: order,
      origin: CGPoint(
        x: view.center.x - size.width * view.anchorPoint.x - corner.x,
        y: view.center.y - size.height * view.anchorPoint.y - corner.y),
      size: size, anchorPoint: view.anchorPoint,
      transform: CATransform3DIsIdentity(view.transform) ? [] : view.transform.numbers,
      alpha: view.alpha, cornerRadius: view.cornerRadius, clips: view.clipsToBounds,
      background: view.backgroundColor, content: view.content,
      moves: view.view is UICollectionReusableView)
  }

  /// The fields that differ from those of the last drawing; all fields the first time.
  func changes(from old: DrawnView?, pictures: inout PictureNames) -> [(String, JSON)] {
    var fields: [(String, JSON)] = []
    func add<Value: Equatable>(
      _ name: String, _ value: (DrawnView) -> Value, unless standard: Value? = nil,
      _ json: (Value) -> JSON
    ) {
      let new = value(self)
      let differs = old.map { value($0) != new } ?? (new != standard)
      if differs { fields.append((name, json(new))) }
    }
    add("in", { $0.parent }) { .count($0) }
    add("z", { $0.order }) { .count($0) }
    add("at", { $0.origin }) { .list([.number($0.x), .number($0.y)]) }
    add("size", { $0.size }) { .list([.number($0.width), .number($0.height)]) }
    add("anchor", { $0.anchorPoint }, unless: CGPoint(x: 0.5, y: 0.5)) {
      .list([.number($0.x), .number($0.y)])
    }
    add("turn", { $0.transform }, unless: []) { .list($0.map { .number($0) }) }
    add("alpha", { $0.alpha }, unless: 1) { .number($0) }
    add("radius", { $0.cornerRadius }, unless: 0) { .number($0) }
    add("clips", { $0.clips }, unless: false) { .bool($0) }
    add("moves", { $0.moves }, unless: false) { .bool($0) }
    add("back", { $0.background }, unless: .some(nil)) { .text($0?.css ?? "") }
    if old?.content != content { fields += json(of: content, pictures: &pictures) }
    return fields
  }

  private func json(
    of content: PresentedView.Content?, pictures: inout PictureNames
  ) -> [(String, JSON)] {
    switch content {
    case .text(let text): [("text", text.json), ("image", "")]
    case .image(let image): [("image", .count(pictures.name(of: image))), ("fit", image.fit)]
    case nil: [("text", ""), ("image", "")]
    }
  }
}

extension CATransform3D {
  var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

extension PresentedColor {
  var css: String {
    let bytes = [red, green, blue].map { "\(Int((min(max($0, 0), 1) * 255).rounded()))" }
    return "rgba(\(bytes.joined(separator: ",")),\(alpha))"
  }
}

extension PresentedText {
  fileprivate var json: JSON {
    .object([
      ("text", .text(text)), ("size", .number(fontSize)), ("weight", .number(weight)),
      ("color", .text(color.css)), ("align", .text(side)),
    ])
  }

  private var weight: Double {
    switch fontWeight {
    case ..<0.115: 400
    case ..<0.265: 500
    case ..<0.35: 600
    default: 700
    }
  }

  private var side: String {
    switch alignment {
    case .center: "center"
    case .right: "flex-end"
    case .left, .natural, .justified: "flex-start"
    }
  }
}

extension PresentedImage {
  fileprivate var fit: JSON {
    switch contentMode {
    case .scaleToFill: "100% 100%"
    case .scaleAspectFit: "contain"
    case .scaleAspectFill: "cover"
    case .center: "auto"
    }
  }
}
