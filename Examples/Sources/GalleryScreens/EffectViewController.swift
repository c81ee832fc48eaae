import SnapLayouts
import UIKit

/// Shows one effect: a strip of pictures, with its line of code below.
public final class EffectViewController: UIViewController, GalleryScreen {
  private let sample: EffectSample
  private let codeLabel = TextSizeLabel()
  private lazy var source = PhotographSource<ParallaxPictureCell>(for: strip)

  public let layout: SnapFlowLayout
  public private(set) lazy var strip = UICollectionView(frame: .zero, collectionViewLayout: layout)

  public var currentPage: Int { layout.currentPage }

  public var mainLayout: SnapFlowLayout? { layout }

  public init(_ sample: EffectSample) {
    self.sample = sample
    layout = sample.makeLayout()
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    strip.backgroundColor = .clear
    strip.showsHorizontalScrollIndicator = false
    strip.contentInsetAdjustmentBehavior = .never
    strip.dataSource = source

    codeLabel.text = sample.code
    codeLabel.setFont(size: 13, style: .footnote)
    codeLabel.textColor = .secondaryLabel
    codeLabel.textAlignment = .center

    view.addSubview(strip)
    view.addSubview(codeLabel)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let (code, pictures) = area.divided(
      atDistance: codeLabel.lineHeight(atLeast: 40), from: .maxYEdge)
    (codeLabel.frame, strip.frame) = (code, pictures)
    sample.place(layout, across: pictures.height)
  }
}
