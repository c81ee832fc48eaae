import SnapLayouts
import UIKit

/// The snippets of the page "Effects", word for word; ``EffectSnippetTests`` compares and runs
/// them.
@MainActor
enum EffectSnippets {
  /// The code blocks, in order.
  static let blocks: [@MainActor (SnapFlowLayout) -> Void] = [
    cube, peeking, overlapping, swing, eased, waiting, parallax, nothing, fsCoverFlow, pageAnimator,
    snapInAnimator, fixedSpacing,
  ]

  static func cube(layout: SnapFlowLayout) { layout.effects = [.cube()] }

  static func peeking(layout: SnapFlowLayout) {
    layout.effects = [.carousel(sideScale: 0.9, spacing: .peek(30))]
  }

  static func eased(layout: SnapFlowLayout) { layout.effects = [.carousel().eased(.easeInOut)] }

  static func overlapping(layout: SnapFlowLayout) {
    layout.effects = [.carousel(sideScale: 0.7, sideAlpha: 1, spacing: .fixed(-40))]
  }

  static func swing(layout: SnapFlowLayout) {
    layout.effects = [
      ItemEffect { position, appearance in
        appearance.pivot = CGPoint(x: 0.5, y: 0)
        appearance.spin += 0.3 * min(max(position.progress, -1), 1)
      }
    ]
  }

  static func waiting(layout: SnapFlowLayout) {
    let cards = ItemEffect(overscan: Overscan(before: 0, after: 3), reducedMotion: .off) {
      position, appearance in
      guard position.progress > 0 else { return }
      appearance.alpha = max(0, 1 - position.progress / 3)
      appearance.translation.x -= position.distance * 0.8
    }
    layout.effects = [cards]
  }

  final class ParallaxCell: UICollectionViewCell {
    let imageView = UIImageView()
    private var shift = CGPoint.zero

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      shift = (layoutAttributes as? SnapLayoutAttributes)?.contentShift ?? .zero
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      imageView.frame = contentView.bounds.offsetBy(dx: shift.x, dy: shift.y)
    }
  }

  final class ShadowCell: UICollectionViewCell {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      let progress = (layoutAttributes as? SnapLayoutAttributes)?.pageProgress ?? 0
      let nearness = max(0, 1 - abs(progress))
      layer.shadowOpacity = Float(0.4 * nearness)
      layer.shadowRadius = 4 + 12 * nearness
      // The light stays above the middle of the viewport. Pages after the focus lie at its left in a right-to-left language.
      let side: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
      layer.shadowOffset = CGSize(width: 10 * side * progress, height: 8)
    }
  }

  final class AmountCell: UICollectionViewCell {
    let label = UILabel()
    var amount = 0

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      let progress = (layoutAttributes as? SnapLayoutAttributes)?.pageProgress ?? 0
      // It counts up to the amount as the page comes.
      label.text = "\(Int((CGFloat(amount) * max(0, 1 - abs(progress))).rounded()))"
    }
  }

  static func parallax(layout: SnapFlowLayout) { layout.effects = [.parallax(portion: 0.6)] }

  static func nothing(layout: SnapFlowLayout) {
    layout.effects = [ItemEffect { _, _ in }]
  }

  static func fsCoverFlow(layout: SnapFlowLayout) {
    layout.effects = [
      ItemEffect(overscan: 1) { position, appearance in
        let turn = min(max(position.progress, -1), 1)
        let back = abs(turn) * position.pageStride / 2
        appearance.pivotDepth = back
        appearance.depth -= back
        appearance.rotation -= sin(turn * .pi / 2) * .pi * 3 / 8
        appearance.perspective = 1 / 500
        appearance.zIndex = 1_000 - Int(min(1_000, abs(position.distance)))
      }
    ]
  }

  static func pageAnimator(layout: SnapFlowLayout) {
    layout.effects = [
      ItemEffect(overscan: 1, reducedMotion: .off) { position, appearance in
        appearance.zIndex = position.progress < 0 ? 0 : 1
        guard position.progress < 0, position.progress > -1 else { return }
        appearance.scale *= 1 + 0.2 * position.progress
        appearance.translation.x -= position.distance
      }
    ]
  }

  static func snapInAnimator(layout: SnapFlowLayout) {
    layout.effects = [
      ItemEffect { position, appearance in
        let way = min(max(position.progress, 0), 1)
        appearance.scale *= 1 - 0.2 * way
        appearance.alpha *= 1 - way
        appearance.translation.x +=
          (1 - 0.2 * way) * (1 - pow(1 - way, 3)) * position.itemSize.width / 4
      }
    ]
  }

  static func fixedSpacing(layout: SnapFlowLayout) {
    layout.itemSize = CGSize(width: 200, height: 200)
    layout.minimumLineSpacing = 40 - 200 * (1 - 0.6) / 2
    layout.effects = [.carousel(sideScale: 0.6, sideAlpha: 0.6, spacing: .fixed(40))]
  }

  /// The rows of the tables of other libraries, in order.
  static func migrations(span: CGFloat, width: CGFloat) -> [[ItemEffect]] {
    [
      [.crossFade],
      [
        .zoom(focused: 1, resting: 0.85, over: span * 0.15),
        .fade(focused: 1, resting: 0.6, over: span * 0.15),
      ],
      [.depth(scale: 0.5)],
      [.zoom(focused: 1, resting: 0.65, over: span), .fade(focused: 1, resting: 0.6, over: span)],
      [
        .ferrisWheel(angle: .pi / 7),
        .fade(focused: 1, resting: 0.6, over: span / 2, falloff: .step),
      ],
      [
        .ferrisWheel(angle: .pi / 7, inverted: true),
        .fade(focused: 1, resting: 0.6, over: span / 2, falloff: .step),
      ],
      [.cube()],
      [.parallax(portion: 0.5)],
      [.zoom(focused: 1, resting: 0.8, over: width)],
      [.spin(angle: .pi / 4), .fade(focused: 1, resting: 0, over: width)],
      [.carousel(sideScale: 6.0 / 7, sideAlpha: 0.5, spacing: .fixed(0.11 * width))],
      [.carousel(sideScale: 0.6)],
      [.carousel(sideAlpha: 0.6)],
      [.carousel(spacing: .fixed(40))],
      [.carousel(spacing: .peek(30))],
      [ItemEffect { $1.translation.y += 20 * min(abs($0.progress), 1) }],
      [.carousel(sideScale: 0.6, sideAlpha: 1, spacing: .fixed(0.06 * width))],
      [.ferrisWheel(angle: .pi / 15), .zoom(focused: 1, resting: 0.6, over: width)],
      [.cylinder(angle: .pi / 4)],
      [.cylinder(angle: .pi / 3, inverted: true)],
      [.coverFlow(angle: .pi / 3)],
      [
        .stack(visible: 4, scaleStep: 0.12, offsetStep: 0, throwAngle: .pi / 10),
        .fade(resting: 0.4, over: 3 * width),
      ],
      [.stack(visible: 6, scaleStep: 0.1, offsetStep: 0.08 * width, throwAngle: .pi / 10)],
      [.stack(visible: 3, scaleStep: 0, offsetStep: 4, throwAngle: .pi / 4)],
    ]
  }
}
