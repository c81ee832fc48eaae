import UIKit

/// A line of text with its font and color.
struct PictureText: Equatable {
  let text: String
  let fontSize: CGFloat
  /// The weight in CSS notation: 400 is regular, 700 is bold.
  let fontWeight: Int
  let color: PictureColor
  let alignment: NSTextAlignment

  /// Creates a text; nil if it would be invisible.
  @MainActor
  init?(_ label: UILabel) {
    guard let text = label.text, !text.isEmpty, let color = PictureColor(label.textColor) else {
      return nil
    }
    self.text = text
    self.color = color
    fontSize = label.font.size
    fontWeight = Self.weight(label.font.weight)
    let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    alignment = label.textAlignment == .natural && isRightToLeft ? .right : label.textAlignment
  }

  private static func weight(_ weight: UIFont.Weight) -> Int {
    switch weight.rawValue {
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
