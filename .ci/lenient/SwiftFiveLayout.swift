// Code like that of layouts written before Swift 6: it doesn't state its isolation. In Swift 5 mode
// it compiles with Apple's UIKit, and with the headless one if that is lenient.

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
}

class ShelfLayout: UICollectionViewFlowLayout, ShelfTransformer {
  override class var layoutAttributesClass: AnyClass { ShelfAttributes.self }

  func transform(_ attributes: UICollectionViewLayoutAttributes) {
    attributes.alpha = collectionView?.isDragging == true ? 0.5 : 1
  }
}

class ShelfView: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: ShelfLayout())
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in self.step() }
    DispatchQueue.main.async { self.collectionView.dataSource = self }
  }

  func step() {
    guard collectionView.panGestureRecognizer.state == .possible else { return }
    layer.shadowOpacity = 1
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
  ShelfView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
}
