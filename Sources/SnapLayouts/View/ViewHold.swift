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
  private var lost: Front?
  /// What the view showed when the layout lost it, until UIKit has gathered the attributes for the transition to the next one.
  var lastShown: (pages: PageGeometry, bounds: CGRect)?
  /// Whether the app has turned system paging on.
  private(set) var wasPaging = false
  /// Whether somebody has moved a loop to an end of its span, where no person comes.
  var wasAtEndOfLoop = false
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

  /// The last hold of each view: UIKit doesn't report reliably that a layout was replaced.
  private static var last: [ObjectIdentifier: ViewHold] = [:]

  /// The last hold of a view; nil if no layout of the library has worked for it.
  static func last(of view: UICollectionView) -> ViewHold? {
    // Another view that is gone may have had the same identifier.
    last[ObjectIdentifier(view)].flatMap { $0.view === view ? $0 : nil }
  }

  /// An item in front, and the view around it.
  private struct Front {
    let item: IndexPath
    var offset: CGPoint
    /// The items of the view; nil until it uses the next layout.
    var numbering: ItemNumbering?
  }

  /// The layout loses the view, which has an item in front at an offset.
  func lost(front item: IndexPath, at offset: CGPoint) {
    lost = Front(item: item, offset: offset)
  }

  /// UIKit may have moved the view for the layout that follows, which doesn't count as a move.
  func wasReplaced() {
    lastShown = nil
    guard let view, let front = lost?.item else { return }
    lost = Front(item: front, offset: view.contentOffset, numbering: ItemNumbering(of: view))
  }

  /// The item in front when the layout lost the view; nil before that, and if nothing was.
  var lastFront: IndexPath? { lost?.item }

  /// The item last in front, unless the view has moved since, or shows other items: then what a layout in between has
  /// in front counts.
  var presentFront: IndexPath? {
    guard let view, let lost else { return nil }
    let pixel = 1 / max(1, view.traitCollection.displayScale)
    let offset = view.contentOffset
    guard hypot(offset.x - lost.offset.x, offset.y - lost.offset.y) <= pixel else { return nil }
    return lost.numbering.map { $0 == ItemNumbering(of: view) } == false ? nil : lost.item
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
    #if !os(tvOS)
    guard let view, view.isPagingEnabled else { return }
    wasPaging = true
    view.isPagingEnabled = false
    #endif
  }

  func giveBack() {
    giveBackRate()
    #if !os(tvOS)
    if wasPaging { view?.isPagingEnabled = true }
    #endif
  }

  private func giveBackRate() {
    guard let view, view.decelerationRate == lentRate else { return }
    view.decelerationRate = ownRate
  }
}
#endif
