import Foundation

/// An SVG element.
struct SVGElement {
  struct Attribute {
    var name: String
    var value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  var name: String
  var attributes: [Attribute]
  var children: [SVGElement]
  var text: String?

  init(
    _ name: String, _ attributes: [Attribute] = [], _ children: [SVGElement] = [],
    text: String? = nil
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  /// The element as text, with one line for each element.
  var source: String {
    var result = ""
    write(into: &result)
    return result
  }

  private func write(into result: inout String) {
    result += "<\(name)"
    for attribute in attributes {
      result += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
    }
    if let text {
      result += ">\(Self.escaped(text))</\(name)>\n"
    } else if children.isEmpty {
      result += "/>\n"
    } else {
      result += ">\n"
      for child in children { child.write(into: &result) }
      result += "</\(name)>\n"
    }
  }

  /// The text with replacements for characters that XML doesn't allow, or without them.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || special[$0] != nil }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = UInt8(exactly: scalar.value).flatMap({ special[$0] }) {
        result += replacement
      } else if scalar.value >= 0x20 || scalar == "\n" || scalar == "\t" {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let special: [UInt8: String] = [
    UInt8(ascii: "&"): "&amp;", UInt8(ascii: "<"): "&lt;", UInt8(ascii: ">"): "&gt;",
    UInt8(ascii: "\""): "&quot;",
  ]
}

extension SVGElement {
  /// A rectangle with rounded corners around the origin.
  static func rectangle(
    _ size: CGSize, cornerRadius: CGFloat, _ attributes: [Attribute] = []
  ) -> SVGElement {
    let radius = min(cornerRadius, size.width / 2, size.height / 2)
    let corners = radius > 0 ? [Attribute("rx", radius.fixed())] : []
    return SVGElement("rect", box(size) + corners + attributes)
  }

  /// The attributes of a box around the origin.
  static func box(_ size: CGSize) -> [Attribute] {
    [
      Attribute("x", (-size.width / 2).fixed()), Attribute("y", (-size.height / 2).fixed()),
      Attribute("width", size.width.fixed()), Attribute("height", size.height.fixed()),
    ]
  }
}
