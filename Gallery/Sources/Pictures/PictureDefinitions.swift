import Foundation

/// The clips and encoded pictures that several places of a picture refer to, each written once.
struct PictureDefinitions {
  /// The prefix of all identifiers, so that several pictures can be on one page.
  let prefix: String

  private var clips: [ClipShape] = []
  private var images: [PictureImage] = []
  private var symbols: [(image: Int, fit: PictureImage.Fit)] = []

  init(prefix: String) { self.prefix = prefix }

  /// The value of the attribute `clip-path`.
  mutating func clip(_ shape: ClipShape) -> String {
    let index = clips.firstIndex(of: shape) ?? clips.endIndex
    if index == clips.endIndex { clips.append(shape) }
    return "url(#\(prefix)clip\(index))"
  }

  /// A picture in a box around the origin.
  mutating func element(for image: PictureImage, in box: CGSize) -> SVGElement {
    let index = images.firstIndex { $0.data == image.data } ?? images.endIndex
    if index == images.endIndex { images.append(image) }
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
      SVGElement(
        "image",
        [
          .init("id", imageName(index)), .init("width", image.size.width.fixed()),
          .init("height", image.size.height.fixed()),
          .init("href", "data:\(image.mediaType);base64,\(image.data.base64EncodedString())"),
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
