import SnapLayouts
import UIKit

/// A picture, and below it a strip of narrow thumbnails, of which the one in the middle opens.
public final class ScrubberViewController: UIViewController, GalleryScreen {
  private let layout = SnapFlowLayout()
  private let photographs: [Photograph]
  private let headingView = HeadingView(prompt: "Recently added")
  private let photographView = PhotographView(cornerRadius: 18)
  private lazy var strip = GalleryCollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var source = PhotographSource<ThumbnailCell>(for: strip, photographs)

  public var currentPage: Int { layout.currentPage }

  public var mainLayout: SnapFlowLayout? { layout }

  public var effectKnobs: [(name: String, value: String)] {
    [("effects", "expand"), ("expand.by", "48")]
  }

  /// - Parameter photographs: The pictures.
  public init(_ photographs: [Photograph]) {
    self.photographs = photographs
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground

    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 32, height: 56)
    layout.minimumLineSpacing = 4
    layout.keepsOneItemPerLine = true
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.preferredDecelerationRate = .fast
    layout.effects = [.expand(by: 48)]
    layout.onPageChange = { [weak self] _ in self?.showPage() }
    layout.onNumberOfPagesChange = { [weak self] _ in self?.showPage() }

    strip.backgroundColor = .clear
    strip.showsHorizontalScrollIndicator = false
    strip.dataSource = source
    strip.delegate = self

    for subview in [headingView, photographView, strip] { view.addSubview(subview) }
    // With neighbors on both sides.
    layout.scroll(toPage: 3, animated: false)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let height = layout.itemSize.height + 32
    strip.frame = CGRect(
      x: view.bounds.minX, y: area.maxY - height - 8, width: view.bounds.width, height: height)
    if area.width > area.height {
      // Beside the heading, so that it is large enough for a head.
      let side = max(0, strip.frame.minY - area.minY - 28)
      let (picture, rest) = area.divided(atDistance: side + 20, from: .maxXEdge)
      photographView.frame = view.directed(
        CGRect(x: picture.minX, y: area.minY + 28, width: side, height: side))
      headingView.place(in: view.directed(rest))
    } else {
      headingView.place(in: area)
      let top = headingView.frame.maxY + 16
      photographView.frame = CGRect(
        x: area.minX + 20, y: top, width: area.width - 40, height: max(0, strip.frame.minY - top))
    }
  }

  private func showPage() {
    guard layout.numberOfPages > 0 else { return }
    let photograph = photographs[layout.currentPage % photographs.count]
    photographView.show(photograph)
    headingView.title = photograph.name
    headingView.show(layout.currentPage, of: layout.numberOfPages)
  }
}

extension ScrubberViewController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    layout.scroll(toItemAt: indexPath, animated: true)
  }
}

/// A picture that fills its cell: a wider cell shows more of it.
private final class ThumbnailCell: UICollectionViewCell, PhotographCell {
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 6
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
  }

  func show(_ photograph: Photograph) {
    imageView.image = photograph.image
    describe(photograph)
  }
}
