import Foundation

/// Draws the frames of a tree as one picture; a single frame gives a still picture.
struct PictureRenderer {
  private let timeline: Timeline
  private var definitions: PictureDefinitions

  /// Draws consecutive frames.
  ///
  /// - Parameters:
  ///   - frames: The root node of each frame; at least one frame.
  ///   - framesPerSecond: The number of frames per second.
  ///   - title: A description of the picture.
  ///   - definitions: What several places of the picture refer to, without any yet.
  /// - Returns: The source of the picture.
  static func picture(
    of frames: [PictureNode], framesPerSecond: CGFloat, title: String,
    definitions: PictureDefinitions
  ) -> String {
    guard let size = frames.first?.look.size else { return "" }
    var renderer = PictureRenderer(
      timeline: Timeline(frameCount: frames.count, framesPerSecond: framesPerSecond),
      definitions: definitions)
    let life = Life(frames, from: 0)
    let drawing = renderer.elements(of: life, within: life.frames)
    let (width, height) = (size.width.fixed(), size.height.fixed())
    return SVGElement(
      "svg",
      [
        .init("xmlns", "http://www.w3.org/2000/svg"), .init("width", width),
        .init("height", height), .init("viewBox", "0 0 \(width) \(height)"),
        .init("font-family", "-apple-system, system-ui, 'Helvetica Neue', Arial, sans-serif"),
        .init("role", "img"),
      ], [SVGElement("title", text: title), renderer.definitions.element] + drawing
    ).source
  }

  private init(timeline: Timeline, definitions: PictureDefinitions) {
    self.timeline = timeline
    self.definitions = definitions
  }

  private mutating func elements(of life: Life, within parent: Range<Int>) -> [SVGElement] {
    var outside = GroupStack(timeline: timeline)
    outside.show(during: life.frames, within: parent)
    outside.fade(life.opacity)
    life.placement.forEach { outside.transform($0) }
    if let clip = life.nodes[0].clip { outside.clip(definitions.clip(clip)) }

    var inside = GroupStack(timeline: timeline)
    inside.transform(life.content)
    let children = life.children.flatMap { elements(of: $0, within: life.frames) }
    return outside.around(ownElements(of: life) + inside.around(children))
  }

  /// The part that the node itself draws, with a group for each range of frames with the same look.
  private mutating func ownElements(of life: Life) -> [SVGElement] {
    life.looks.flatMap { look, frames in
      var group = GroupStack(timeline: timeline)
      group.show(during: frames, within: life.frames)
      return group.around(elements(of: look))
    }
  }

  private mutating func elements(of look: PictureLook) -> [SVGElement] {
    let background = look.background.map {
      SVGElement.rectangle(look.size, cornerRadius: look.cornerRadius, $0.fill)
    }
    let content: SVGElement? =
      switch look.content {
      case .text(let text): text.element(in: look.size)
      case .image(let image): definitions.element(for: image, in: look.size)
      case nil: nil
      }
    return [background, content].compactMap { $0 }
  }
}
