import UIKit

/// A list row with a small square picture, its name, and a short description.
final class PictureRowCell: TextSizeCell, PhotographCell {
  private let photographView = PhotographView(cornerRadius: 14)
  private let captionView = PhotographCaptionView(nameSize: 16, remarkSize: 14)
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .label.withAlphaComponent(0.08)
    for subview in [photographView, captionView, line] { contentView.addSubview(subview) }
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (picture, rest) = contentView.bounds.insetBy(dx: 0, dy: 8).divided(
      atDistance: contentView.bounds.height - 16, from: .minXEdge)
    photographView.frame = directed(picture)
    captionView.frame = directed(rest.divided(atDistance: 14, from: .minXEdge).remainder)
    line.frame = CGRect(
      x: captionView.frame.minX, y: contentView.bounds.maxY - 1,
      width: captionView.frame.width, height: 1)
  }

  func show(_ photograph: Photograph) {
    photographView.show(photograph)
    captionView.show(photograph)
  }
}
