import SnapLayouts
import UIKit

/// Shows one effect: a strip of pictures, with its line of code below.
public final class EffectViewController: UIViewController, GalleryScreen {
  private let sample: EffectSample
  private let codeLabel = UILabel()
  private lazy var source = PhotographSource<ParallaxPictureCell>(for: strip)

  public let layout = SnapFlowLayout()
  public private(set) lazy var strip = UICollectionView(frame: .zero, collectionViewLayout: layout)

  public var currentPage: Int { layout.currentPage }

  public var mainLayout: SnapFlowLayout? { layout }

  public init(_ sample: EffectSample) {
    self.sample = sample
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    layout.scrollDirection = .horizontal
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.releasePolicy = .banner
    layout.effects = sample.effects
    switch sample.strip {
    case .pages:
      layout.pageSizing = .viewport
      layout.fillsViewportAcross = true
      layout.minimumLineSpacing = 0
    case .items(let size, let spacing):
      layout.itemSize = size
      layout.minimumLineSpacing = spacing
    }

    strip.backgroundColor = .clear
    strip.showsHorizontalScrollIndicator = false
    strip.contentInsetAdjustmentBehavior = .never
    strip.dataSource = source

    codeLabel.text = sample.code
    codeLabel.font = .systemFont(ofSize: 13)
    codeLabel.textColor = .secondaryLabel
    codeLabel.textAlignment = .center

    view.addSubview(strip)
    view.addSubview(codeLabel)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let (code, pictures) = area.divided(atDistance: 40, from: .maxYEdge)
    (codeLabel.frame, strip.frame) = (code, pictures)
    if case .items(let size, _) = sample.strip {
      // One item per line, in the middle.
      let margin = max(0, (pictures.height - size.height) / 2)
      layout.sectionInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    }
  }
}
