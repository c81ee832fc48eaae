internal import UIKitQuestions

/// VoiceOver, which moves from item to item.
extension UICollectionView {
  /// Moves VoiceOver to an item, and scrolls as far as the item becomes visible.
  package func moveVoiceOver(to indexPath: IndexPath) {
    guard let frame = layout.layoutAttributesForItem(at: indexPath)?.frame,
      let target = offset(revealing: frame)
    else { return }
    switch OpenQuestions.current.collection.voiceOverReveals {
    case .animates: setContentOffset(target, animated: true)
    case .animatesSilently: begin(easedMotion(to: target, kind: .silent))
    case .jumps: setContentOffset(target, animated: false)
    }
  }
}
