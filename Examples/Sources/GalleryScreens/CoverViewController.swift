import SnapLayouts
import UIKit

/// A loop of covers that fill the screen, with a page control over them.
public final class CoverViewController: UIViewController, GalleryScreen {
  private let layout = InfiniteBannerLayout()
  private let photographs: [Photograph]

  private let pageControl = UIPageControl()
  private lazy var banner = GalleryCollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var source = PhotographSource<CoverCell>(for: banner, photographs)

  public var currentPage: Int { layout.currentPage }

  public var mainLayout: SnapFlowLayout? { layout }

  /// - Parameters:
  ///   - photographs: The pictures on the covers.
  ///   - transition: The transition from one cover to the next.
  ///   - autoplay: The settings of autoplay; nil turns it off.
  public init(
    _ photographs: [Photograph], transition: BannerTransition = .slide, autoplay: Autoplay? = nil
  ) {
    self.photographs = photographs
    layout.transition = transition
    layout.autoplay = autoplay
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray

    layout.pageControl = pageControl
    // The captions use it to fade.
    layout.reportsPageProgress = true
    banner.backgroundColor = .clear
    banner.showsHorizontalScrollIndicator = false
    banner.contentInsetAdjustmentBehavior = .never
    banner.dataSource = source

    view.addSubview(banner)
    view.addSubview(pageControl)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    banner.frame = view.bounds
    pageControl.frame = CGRect(x: area.midX - 80, y: area.maxY - 40, width: 160, height: 26)
  }
}
