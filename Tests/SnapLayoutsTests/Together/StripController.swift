#if canImport(UIKitSimulation)
import UIKit

/// A screen that lays its strip out by hand, with the app's own code in closures.
final class StripController: UIViewController {
  typealias Action = @MainActor () -> Void

  var onLoad: Action = {}
  var onAppear: Action = {}
  /// Called before the strip gets its frame.
  var onWillLayout: Action = {}
  /// Called after the strip has got its frame.
  var onLayout: Action = {}

  private let strip: UICollectionView

  init(_ strip: UICollectionView) {
    self.strip = strip
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(strip)
    onLoad()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    onWillLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    strip.frame = view.bounds
    onLayout()
  }
}

/// A delegate that gives each item a share of the width of the view, and all of its height.
@MainActor
final class ViewSizes: NSObject, UICollectionViewDelegateFlowLayout {
  private let share: CGFloat

  init(share: CGFloat) { self.share = share }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = collectionView.bounds.size
    return CGSize(width: (size.width * share).rounded(.down), height: size.height)
  }
}
#endif
