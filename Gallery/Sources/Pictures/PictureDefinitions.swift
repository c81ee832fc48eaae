import Foundation

/// The clips and encoded pictures that several places of a picture refer to, each written once.
struct PictureDefinitions {
  /// The prefix of all identifiers, so that several pictures can be on one page.
  let prefix: String

  /// The encoded pictures to embed instead of others that are drawn small.
  private let replacements: [Data: Data]

  /// Those to embed instead of others that are drawn wider.
  private let wideReplacements: [Data: Data]

  /// The widest box, in points, in which a replacement has enough pixels.
  private static let smallWidth: CGFloat = 200

  private var clips: [ClipShape] = []
  private var images: [PictureImage] = []
  /// The widest box in which each image is drawn.
  private var widths: [CGFloat] = []
  private var symbols: [(image: Int, fit: PictureImage.Fit)] = []

  init(
    prefix: String, replacements: [Data: Data] = [:], wideReplacements: [Data: Data] = [:]
  ) {
    self.prefix = prefix
    self.replacements = replacements
    self.wideReplacements = wideReplacements
  }

  /// The value of the attribute `clip-path`.
  mutating func clip(_ shape: ClipShape) -> String {
    let index = clips.firstIndex(of: shape) ?? clips.endIndex
    if index == clips.endIndex { clips.append(shape) }
    return "url(#\(prefix)clip\(index))"
  }

  /// A picture in a box around the origin.
  mutating func element(for image: PictureImage, in box: CGSize) -> SVGElement {
    let index = images.firstIndex { $0.data == image.data } ?? images.endIndex
    if index == images.endIndex {
      images.append(image)
      widths.append(0)
    }
    widths[index] = max(widths[index], box.width)
    if !symbols.contains(where: { $0 == (index, image.fit) }) { symbols.append((index, image.fit)) }
    let reference = SVGElement.Attribute("href", "#\(symbolName(index, image.fit))")
    return SVGElement("use", [reference] + SVGElement.box(image.extent(in: box)))
  }

  /// All definitions, in the order of their first reference.
  var element: SVGElement { SVGElement("defs", [], clipElements + imageElements + symbolElements) }

  private var clipElements: [SVGElement] {
    clips.enumerated().map { index, clip in
      SVGElement(
        "clipPath", [.init("id", "\(prefix)clip\(index)")],
        [.rectangle(clip.size, cornerRadius: clip.cornerRadius)])
    }
  }

  private var imageElements: [SVGElement] {
    images.enumerated().map { index, image in
      let isSmall = widths[index] <= Self.smallWidth
      let data = (isSmall ? replacements : wideReplacements)[image.data] ?? image.data
      return SVGElement(
        "image",
        [
          .init("id", imageName(index)), .init("width", image.size.width.fixed()),
          .init("height", image.size.height.fixed()),
          .init("href", "data:\(image.mediaType);base64,\(data.base64EncodedString())"),
        ])
    }
  }

  private var symbolElements: [SVGElement] {
    symbols.map { index, fit in
      var image = images[index]
      image.fit = fit
      return SVGElement(
        "symbol",
        [
          .init("id", symbolName(index, fit)),
          .init("viewBox", "0 0 \(image.size.width.fixed()) \(image.size.height.fixed())"),
          .init("preserveAspectRatio", image.aspectRatio),
        ], [SVGElement("use", [.init("href", "#\(imageName(index))")])])
    }
  }

  private func imageName(_ index: Int) -> String { "\(prefix)image\(index)" }

  private func symbolName(_ index: Int, _ fit: PictureImage.Fit) -> String {
    "\(imageName(index))-\(fit.rawValue)"
  }
}
