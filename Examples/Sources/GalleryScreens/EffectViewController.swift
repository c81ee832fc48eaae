import SnapLayouts
import UIKit

/// Shows one effect: a strip of pictures below its title, with its line of code at the bottom.
public final class EffectViewController: UIViewController, GalleryScreen {
  private let sample: EffectSample
  private let headingView: HeadingView?
  private let codeLabel = TextSizeLabel()
  private lazy var source = PhotographSource<ParallaxPictureCell>(for: strip)
  private var hasTurned = false

  public let layout: SnapFlowLayout
  public private(set) lazy var strip: UICollectionView = GalleryCollectionView(
    frame: .zero, collectionViewLayout: layout)

  public var currentPage: Int { layout.currentPage }

  public var mainLayout: SnapFlowLayout? { layout }

  public var effectKnobs: [(name: String, value: String)] { sample.knobs }

  /// - Parameters:
  ///   - sample: The effect and its items.
  ///   - title: The heading of the screen; nil for a strip alone, which fills the screen.
  public init(_ sample: EffectSample, title: String? = nil) {
    self.sample = sample
    headingView = title.map { HeadingView(prompt: "An effect", title: $0) }
    layout = sample.makeLayout()
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  /// Pages are on a card, before a dark ground.
  private var isCard: Bool {
    guard headingView != nil, case .pages = sample.strip else { return false }
    return true
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground

    strip.backgroundColor = isCard ? .black : .clear
    strip.layer.cornerRadius = isCard ? 18 : 0
    // Items that turn or sink may be beyond the edges of the strip.
    strip.clipsToBounds = isCard
    strip.showsHorizontalScrollIndicator = false
    strip.contentInsetAdjustmentBehavior = .never
    strip.dataSource = source
    strip.delegate = self

    codeLabel.text = sample.code
    codeLabel.setFont(size: 13, style: .footnote, growingBy: 1.4)
    codeLabel.textColor = .remark
    codeLabel.textAlignment = .center

    view.addSubview(strip)
    view.addSubview(codeLabel)
    guard let headingView else { return }
    view.addSubview(headingView)
    layout.onPageChange = { [weak self] _ in self?.showPage() }
    layout.onNumberOfPagesChange = { [weak self] _ in self?.showPage() }
    // With neighbors on both sides.
    layout.scroll(toPage: Self.startPage, animated: false)
  }

  private static let startPage = 3

  /// Effects that show between two pages look alike until something moves; so the view turns a page by itself, once.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard headingView != nil, sample.stillPosition != 0, !hasTurned,
      !UIAccessibility.isReduceMotionEnabled
    else { return }
    hasTurned = true
    layout.scroll(toPage: Self.startPage + 1, duration: 1.6)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let (code, rest) = area.divided(
      atDistance: codeLabel.lineHeight(atLeast: 40), from: .maxYEdge)
    codeLabel.frame = code
    headingView?.place(in: area)
    let top = headingView.map { $0.frame.maxY + 16 } ?? rest.minY
    let margin: CGFloat = isCard ? 20 : 0
    strip.frame = CGRect(
      x: rest.minX + margin, y: top, width: rest.width - 2 * margin,
      height: max(0, rest.maxY - top))
  }

  private func showPage() { headingView?.show(layout.currentPage, of: layout.numberOfPages) }
}

extension EffectViewController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    (cell as? ParallaxPictureCell)?.shade = sample.shade
  }
}
