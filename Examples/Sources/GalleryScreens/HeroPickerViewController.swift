import SnapLayouts
import UIKit

/// A picker of pictures: the one in the middle is enlarged, and its name is above the strip.
///
/// An endless picker continues from the last picture to the first.
public final class HeroPickerViewController: UIViewController, GalleryScreen {
  private let layout = CenteredPickerLayout()
  private let photographs: [Photograph]
  private let promptLabel = TextSizeLabel()
  private let nameLabel = UILabel()
  private let countLabel = CountLabel()
  private lazy var strip = GalleryCollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var source = PhotographSource<PictureCell>(for: strip, photographs)

  public var currentPage: Int { layout.currentPage }

  public var mainLayout: SnapFlowLayout? { layout }

  /// - Parameters:
  ///   - photographs: The pictures.
  ///   - isEndless: Whether the first picture follows the last one.
  public init(_ photographs: [Photograph] = Photograph.all, isEndless: Bool = false) {
    self.photographs = photographs
    layout.isLoopingEnabled = isEndless
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground

    promptLabel.text = "Choose a picture"
    promptLabel.setFont(size: 15, weight: .medium, style: .subheadline, growingBy: 1.4)
    promptLabel.textColor = .remark
    promptLabel.textAlignment = .center

    nameLabel.setFont(size: 30, weight: .bold, style: .title1, growingBy: 1.15)
    nameLabel.textAlignment = .center

    layout.itemSize = CGSize(width: 138, height: 214)
    layout.minimumLineSpacing = 28
    layout.onPageChange = { [weak self] _ in self?.showPage() }
    layout.onNumberOfPagesChange = { [weak self] _ in self?.showPage() }

    strip.backgroundColor = .clear
    strip.showsHorizontalScrollIndicator = false
    // The picture in the middle is larger than the strip.
    strip.clipsToBounds = false
    strip.dataSource = source
    strip.delegate = self

    for subview in [promptLabel, nameLabel, strip, countLabel] { view.addSubview(subview) }
    // With neighbors on both sides, as a loop has them everywhere.
    if !layout.isLoopingEnabled { layout.scroll(toPage: 2, animated: false) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let stripHeight = layout.itemSize.height
    // A screen that isn't tall needs its height for the picture in the middle.
    promptLabel.isHidden = area.isShort
    let margin: CGFloat = promptLabel.isHidden ? 10 : 28
    promptLabel.frame = CGRect(
      x: area.minX, y: area.minY + margin, width: area.width,
      height: promptLabel.lineHeight(atLeast: 20))
    nameLabel.frame = CGRect(
      x: area.minX,
      y: promptLabel.isHidden ? promptLabel.frame.minY : promptLabel.frame.maxY + 4,
      width: area.width, height: nameLabel.lineHeight(atLeast: 38))
    strip.frame = CGRect(
      x: view.bounds.minX, y: (area.midY - stripHeight / 2 + 18).rounded(),
      width: view.bounds.width, height: stripHeight)
    let size = countLabel.preferredSize
    let middle = CGPoint(x: area.midX - size.width / 2, y: area.maxY - margin - size.height)
    // Below the strip of a short screen there is no space.
    let side = CGPoint(
      x: area.maxX - size.width - 20, y: (nameLabel.frame.midY - size.height / 2).rounded())
    countLabel.frame = view.directed(CGRect(origin: area.isShort ? side : middle, size: size))
  }

  private func showPage() {
    nameLabel.text = photographs[layout.currentPage % photographs.count].name
    countLabel.show(layout.currentPage, of: layout.numberOfPages)
  }
}

extension HeroPickerViewController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    layout.scroll(toItemAt: indexPath, animated: true)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    guard let indexPath = context.nextFocusedIndexPath else { return }
    layout.scroll(toItemAt: indexPath, animated: true)
  }
}
