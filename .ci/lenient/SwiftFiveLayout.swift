// Code like that of layouts written before Swift 6: it doesn't state its isolation. In Swift 5 mode
// it compiles with Apple's UIKit, and with the headless one if that is lenient.

import CoreGraphics
import QuartzCore
import UIKit

struct ShelfOptions {
  let layout = UICollectionViewFlowLayout()
  var spacing: CGFloat { layout.minimumLineSpacing }
}

protocol ShelfTransformer {
  func transform(_ attributes: UICollectionViewLayoutAttributes)
}

class ShelfAttributes: UICollectionViewLayoutAttributes {
  var position: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ShelfAttributes)?.position = position
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ShelfAttributes else { return false }
    return super.isEqual(object) && other.position == position && other.frame == frame
  }
}

class ShelfLayout: UICollectionViewFlowLayout, ShelfTransformer {
  var options = ShelfOptions()
  var transformer: ShelfTransformer?

  override class var layoutAttributesClass: AnyClass { ShelfAttributes.self }

  func transform(_ attributes: UICollectionViewLayoutAttributes) {
    attributes.alpha = collectionView?.isDragging == true ? 0.5 : 1
  }
}

class ShelfView: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
  lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: ShelfLayout())
    view.dataSource = self
    return view
  }()
  private var timer: Timer?

  override func addSubview(_ view: UIView) {
    super.addSubview(view)
    view.layer.shadowOpacity = 1
  }

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in self.step() }
  }

  func step() {
    guard !collectionView.isTracking, collectionView.panGestureRecognizer.state == .possible else {
      return
    }
    DispatchQueue.main.async { self.collectionView.setContentOffset(.zero, animated: true) }
  }

  deinit { collectionView.dataSource = nil }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

func makeShelf(options: ShelfOptions = ShelfOptions()) -> ShelfView {
  let view = ShelfView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  view.start()
  return view
}
