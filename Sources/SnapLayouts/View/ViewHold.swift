#if canImport(UIKit)
import UIKit

/// The hold of a collection view by the layout that it uses: the settings that the layout changes, and gives back.
///
/// If the app changes one of them meanwhile, the app's value stays. When the layout has lost the view, its hold says what
/// was in front.
@MainActor
final class ViewHold {
  private(set) weak var view: UICollectionView?
  /// The layout that uses the view, or used it last.
  private(set) weak var layout: UICollectionViewLayout?
  /// What was in front when the layout lost the view; nil before that, and if nothing was.
  private(set) var front: LastFront?
  /// Whether the app has turned system paging on.
  private(set) var wasPaging = false
  private let ownRate: UIScrollView.DecelerationRate
  /// The rate that the layout has set, as the view gives it back.
  private var lentRate: UIScrollView.DecelerationRate?

  /// Records that a layout begins to work for a view.
  init(of view: UICollectionView, by layout: UICollectionViewLayout) {
    (self.view, self.layout) = (view, layout)
    ownRate = view.decelerationRate
    // Forget views that are gone only before the table would grow: a view costs the same among many others.
    if Self.last.count == Self.last.capacity {
      Self.last = Self.last.filter { $0.value.view != nil }
    }
    Self.last[ObjectIdentifier(view)] = self
  }

  /// The last hold of each view: UIKit doesn't tell a layout reliably that it was replaced.
  private static var last: [ObjectIdentifier: ViewHold] = [:]

  /// The last hold of a view; nil if no layout of the library has worked for it.
  static func last(of view: UICollectionView) -> ViewHold? {
    // Another view that is gone may have had the same identifier.
    last[ObjectIdentifier(view)].flatMap { $0.view === view ? $0 : nil }
  }

  /// The layout loses the view, which has an item in front at an offset.
  func lost(front item: IndexPath, at offset: CGPoint) {
    front = LastFront(item: item, offset: offset)
  }

  /// UIKit may have moved the view for the layout that follows, which doesn't count as a move.
  func wasReplaced() {
    guard let view else { return }
    front?.offset = view.contentOffset
    front?.numbering = ItemNumbering(of: view)
  }

  /// The deceleration rate of the layout; nil for the view's own.
  var decelerationRate: UIScrollView.DecelerationRate? {
    didSet {
      guard decelerationRate != oldValue else { return }
      if let decelerationRate { view?.decelerationRate = decelerationRate } else { giveBackRate() }
      lentRate = decelerationRate.flatMap { _ in view?.decelerationRate }
    }
  }

  /// Turns system paging off, because it ignores the target offset of the layout.
  func turnPagingOff() {
    guard let view, view.isPaging else { return }
    wasPaging = true
    view.isPaging = false
  }

  func giveBack() {
    giveBackRate()
    if wasPaging { view?.isPaging = true }
  }

  private func giveBackRate() {
    guard let view, view.decelerationRate == lentRate else { return }
    view.decelerationRate = ownRate
  }
}

extension UIScrollView {
  #if os(tvOS)
  /// Always false: the property doesn't exist on this platform.
  var isPaging: Bool {
    get { false }
    set {}
  }
  #else
  /// Whether system paging is on.
  var isPaging: Bool {
    get { isPagingEnabled }
    set { isPagingEnabled = newValue }
  }
  #endif
}
#endif
