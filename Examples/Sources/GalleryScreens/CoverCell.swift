import SnapLayouts
import UIKit

/// A picture that fills the cell, with its name and a short description over a dark gradient.
class CoverCell: TextSizeCell, PhotographCell {
  private let photographView = PhotographView()
  private let shadeView = UIImageView(image: CoverCell.shade)
  private let captionView = PhotographCaptionView(
    nameSize: 30, remarkSize: 16, nameColor: .white, remarkColor: UIColor(white: 1, alpha: 0.85))
  private var pictureShift = CGPoint.zero

  private static let shade = Photograph.resource("shade", "png").flatMap {
    UIImage(contentsOfFile: $0.path)
  }

  /// The space below the caption, in addition to the part that bars cover.
  class var bottomMargin: CGFloat { 50 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    for subview in [photographView, shadeView, captionView] { contentView.addSubview(subview) }
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    photographView.frame = area.offsetBy(dx: pictureShift.x, dy: pictureShift.y)
    shadeView.frame = area.divided(atDistance: area.height / 2, from: .maxYEdge).slice
    let bottom = area.maxY - safeAreaInsets.bottom - Self.bottomMargin
    let height = captionView.height(inWidth: area.width - 40)
    captionView.frame = CGRect(
      x: area.minX + 20, y: bottom - height, width: area.width - 40, height: height)
  }

  /// The picture follows the shift of an effect, and of two captions only the nearer one is
  /// visible.
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? SnapLayoutAttributes else { return }
    captionView.alpha = 1 - min(1, 2 * abs(attributes.pageProgress))
    pictureShift = attributes.contentShift
    setNeedsLayout()
  }

  func show(_ photograph: Photograph) {
    photographView.show(photograph, asCover: true)
    captionView.show(photograph)
  }
}
