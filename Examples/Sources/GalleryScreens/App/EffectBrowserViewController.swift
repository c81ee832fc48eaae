import SnapLayouts
import UIKit

/// Every built-in effect: their lines of code in a picker, and below the strip that has the effect.
public final class EffectBrowserViewController: UIViewController, ChangingScreen {
  private let codeLayout = CenteredPickerLayout()
  private lazy var codeStrip = GalleryCollectionView(frame: .zero, collectionViewLayout: codeLayout)
  private lazy var strip = GalleryCollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var source = PhotographSource<ParallaxPictureCell>(for: strip)
  private var layout = EffectSample.all[0].makeLayout()

  /// The effect that is shown.
  public private(set) var sample = EffectSample.all[0]

  var onLayoutChange: (() -> Void)?

  public var currentPage: Int { layout.currentPage }

  public var mainLayout: SnapFlowLayout? { layout }

  /// The picker of effects.
  public var picker: SnapFlowLayout { codeLayout }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    codeLayout.onPageChange = { [weak self] page in self?.show(EffectSample.all[page]) }
    codeStrip.register(TextCell.self, forCellWithReuseIdentifier: TextCell.reuseIdentifier)
    codeStrip.dataSource = self
    codeStrip.delegate = self
    strip.dataSource = source
    strip.contentInsetAdjustmentBehavior = .never
    for strip in [codeStrip, strip] {
      strip.backgroundColor = .clear
      strip.showsHorizontalScrollIndicator = false
    }
    for subview in [strip, codeStrip] { view.addSubview(subview) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let heights = EffectSample.all.map {
      TextCell.height(of: $0.code, width: 300, compatibleWith: codeStrip.traitCollection)
    }
    let height = min(max(60, heights.max() ?? 0), area.height / 2)
    codeLayout.itemSize = CGSize(width: 300, height: height)
    let (upper, lower) = area.divided(atDistance: height, from: .minYEdge)
    codeStrip.frame = upper
    strip.frame = lower
  }

  private func show(_ sample: EffectSample) {
    guard sample.code != self.sample.code else { return }
    self.sample = sample
    layout = sample.makeLayout()
    strip.setCollectionViewLayout(layout, animated: false)
    onLayoutChange?()
  }
}

extension EffectBrowserViewController: UICollectionViewDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { EffectSample.all.count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: TextCell.reuseIdentifier, for: indexPath)
    (cell as? TextCell)?.show(EffectSample.all[indexPath.item].code)
    return cell
  }
}

extension EffectBrowserViewController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    codeLayout.scroll(toItemAt: indexPath, animated: true)
  }
}
