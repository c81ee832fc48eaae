import SnapLayouts
import UIKit

/// Cards that go round for ever, one in the middle at a time, and dots below them.
public final class CardBannerViewController: UIViewController, GalleryScreen {
  private let layout = InfiniteBannerLayout()
  private let photographs: [Photograph]

  private let headingView: HeadingView
  private let pageControl = UIPageControl()
  private lazy var banner = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var source = PhotographSource<CoverCardCell>(for: banner, photographs)

  public var currentPage: Int { layout.currentPage }

  /// - Parameters:
  ///   - photographs: What is on the cards.
  ///   - prompt: A few small words above the title.
  ///   - title: The heading of the screen.
  ///   - peek: How much of the cards beside the one in the middle looks in, in points.
  public init(_ photographs: [Photograph], prompt: String, title: String, peek: CGFloat = 0) {
    self.photographs = photographs
    headingView = HeadingView(prompt: prompt, title: title)
    layout.pageSizing = .peek(peek)
    layout.minimumLineSpacing = peek > 0 ? 12 : 20
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground

    layout.pageControl = pageControl
    banner.backgroundColor = .clear
    banner.showsHorizontalScrollIndicator = false
    banner.dataSource = source

    pageControl.hidesForSinglePage = true
    pageControl.pageIndicatorTintColor = .systemIndigo.withAlphaComponent(0.25)
    pageControl.currentPageIndicatorTintColor = .systemIndigo

    for subview in [headingView, banner, pageControl] { view.addSubview(subview) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    headingView.place(in: area)
    let top = headingView.frame.maxY + 20
    banner.frame = CGRect(
      x: view.bounds.minX, y: top, width: view.bounds.width, height: area.maxY - 54 - top)
    pageControl.frame = CGRect(
      x: area.midX - 80, y: banner.frame.maxY + 14, width: 160, height: 26)
  }
}
