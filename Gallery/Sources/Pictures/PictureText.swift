import UIKit
import UIKitSimulation

/// A line of text with its font and color.
struct PictureText: Equatable {
  let text: String
  let fontSize: CGFloat
  /// The weight in CSS notation: 400 is regular, 700 is bold.
  let fontWeight: Int
  let color: PictureColor
  let alignment: NSTextAlignment

  init(_ text: PresentedText) {
    self.text = text.text
    color = PictureColor(text.color)
    fontSize = text.fontSize
    fontWeight = Self.weight(text.fontWeight)
    alignment = text.alignment
  }

  private static func weight(_ weight: CGFloat) -> Int {
    switch weight {
    case ..<0.115: 400
    case ..<0.265: 500
    case ..<0.35: 600
    default: 700
    }
  }

  /// The text in the middle of a box of this size around the origin.
  func element(in size: CGSize) -> SVGElement {
    let (anchor, x): (String?, CGFloat) =
      switch alignment {
      case .center: ("middle", 0)
      case .right: ("end", size.width / 2)
      case .left, .natural, .justified: (nil, -size.width / 2)
      }
    var attributes = [SVGElement.Attribute("x", x.fixed())]
    if let anchor { attributes.append(.init("text-anchor", anchor)) }
    attributes += [
      .init("dominant-baseline", "central"), .init("font-size", fontSize.fixed()),
      .init("font-weight", "\(fontWeight)"),
    ]
    return SVGElement("text", attributes + color.fill, text: text)
  }
}
