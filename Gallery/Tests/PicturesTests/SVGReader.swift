import FoundationXML
import UIKit

/// Reads a picture: its contents in a frame, from back to front, with their positions.
final class SVGReader: NSObject, XMLParserDelegate {
  /// A visible text or picture.
  struct Mark: Equatable {
    var name: String
    /// The position of its middle on the screen.
    var center: CGPoint
    /// The scale relative to its drawing.
    var scale: CGFloat
    var opacity: CGFloat
    var isMirrored = false
  }

  private final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
    var text = ""

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }
  }

  private let root = Element("", [:])
  private var open: [Element] = []
  private let frameCount: Int

  /// Creates a reader; nil if the source isn't well-formed.
  init?(_ source: String, frameCount: Int) {
    self.frameCount = frameCount
    super.init()
    open = [root]
    let parser = XMLParser(data: Data(source.utf8))
    parser.delegate = self
    guard parser.parse(), open.count == 1 else { return nil }
  }

  /// The contents of a frame, or with a fraction, at a time between two frames.
  func marks(at frame: Double) -> [Mark] {
    var marks: [Mark] = []
    collect(root, at: frame / Double(frameCount), transform: .identity, opacity: 1, into: &marks)
    return marks
  }

  private func collect(
    _ element: Element, at time: Double, transform: CGAffineTransform, opacity: CGFloat,
    into marks: inout [Mark]
  ) {
    guard element.name != "defs" else { return }
    let display = animation("display", of: element)
    guard (display.map { $0.discrete(at: time) } ?? element.attributes["display"]) != "none" else {
      return
    }
    let ownOpacity =
      animation("opacity", of: element)?.numbers(at: time)[0]
      ?? element.attributes["opacity"].flatMap(Double.init) ?? 1
    let opacity = opacity * ownOpacity
    let transform = ownTransform(of: element, at: time).concatenating(transform)
    if let name = element.name == "text" ? element.text : element.attributes["href"] {
      marks.append(
        Mark(
          name: name, center: CGPoint.zero.applying(transform),
          scale: (transform.a * transform.a + transform.b * transform.b).squareRoot(),
          opacity: opacity,
          isMirrored: transform.a * transform.d - transform.b * transform.c < 0))
    }
    for child in element.children {
      collect(child, at: time, transform: transform, opacity: opacity, into: &marks)
    }
  }

  private func ownTransform(of element: Element, at time: Double) -> CGAffineTransform {
    if let animation = animation("transform", of: element) {
      return Self.transform(animation.type, animation.numbers(at: time))
    }
    let parts = (element.attributes["transform"] ?? "").split(separator: ")")
    return parts.reduce(.identity) { inner, part in
      let halves = part.split(separator: "(")
      let numbers = halves[1].split(separator: " ").compactMap { Double($0) }
      let name = halves[0].trimmingCharacters(in: .whitespaces)
      return Self.transform(name, numbers).concatenating(inner)
    }
  }

  private static func transform(_ name: String, _ numbers: [Double]) -> CGAffineTransform {
    switch name {
    case "translate": CGAffineTransform(translationX: numbers[0], y: numbers[1])
    case "scale": CGAffineTransform(scaleX: numbers[0], y: numbers.last ?? 1)
    case "rotate": CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
    case "skewX": CGAffineTransform(a: 1, b: 0, c: tan(numbers[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    default: preconditionFailure("No picture has a transform named \(name).")
    }
  }

  private func animation(_ attribute: String, of element: Element) -> Animation? {
    element.children.first { $0.attributes["attributeName"] == attribute }
      .flatMap { Animation($0.attributes) }
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = Element(name, attributes)
    open.last?.children.append(element)
    open.append(element)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }
}

/// The values and times of an animating element.
private struct Animation {
  let type: String
  private let values: [Substring]
  private let times: [Double]

  /// Half of the precision of the times.
  private static let instant = 0.000_006

  init?(_ attributes: [String: String]) {
    guard let values = attributes["values"], let times = attributes["keyTimes"] else { return nil }
    self.values = values.split(separator: ";")
    self.times = times.split(separator: ";").compactMap { Double($0) }
    guard self.values.count == self.times.count else { return nil }
    type = attributes["type"] ?? ""
  }

  func discrete(at time: Double) -> String { String(values[index(at: time)]) }

  func numbers(at time: Double) -> [Double] {
    let low = index(at: time)
    let from = numbers(values[low])
    guard low + 1 < values.count, times[low + 1] > times[low] else { return from }
    let share = min(max((time - times[low]) / (times[low + 1] - times[low]), 0), 1)
    return zip(from, numbers(values[low + 1])).map { $0 + ($1 - $0) * share }
  }

  private func index(at time: Double) -> Int {
    times.lastIndex { $0 <= time + Self.instant } ?? 0
  }

  private func numbers(_ text: Substring) -> [Double] {
    text.split(separator: " ").compactMap { Double($0) }
  }
}
