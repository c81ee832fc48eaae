import UIKit

/// Labels that change their text, their place and their order at every layout pass.
final class WildView: UIScrollView {
  private let labels = (0..<6).map { _ in UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  }
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
    super.init(frame: .zero)
    contentSize = CGSize(width: 5000, height: 100)
    for (index, label) in labels.enumerated() {
      label.text = "label \(index)"
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let label = labels[random(labels.count)]
    switch random(8) {
    case 0: label.text = "text \(random(100))"
    case 1: label.isHidden.toggle()
    case 2: label.layer.zPosition = CGFloat(random(3))
    case 3: bringSubviewToFront(label)
    case 4: label.transform = CGAffineTransform(rotationAngle: CGFloat(random(628)) / 100)
    case 5: label.clipsToBounds.toggle()
    case 6: label.superview == nil ? addSubview(label) : label.removeFromSuperview()
    default: label.center = CGPoint(x: contentOffset.x + CGFloat(random(300)), y: 50)
    }
  }

  private func random(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
