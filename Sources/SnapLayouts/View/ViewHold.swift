#if canImport(UIKit)
import UIKit

/// The hold of a collection view by the layout that it uses: the settings that the layout changes, and gives back.
///
/// If the app changes one of them meanwhile, the app's value stays.
@MainActor
final class ViewHold {
  private(set) weak var view: UICollectionView?
  /// Whether the app has turned system paging on.
  private(set) var wasPaging = false
  private let ownRate: UIScrollView.DecelerationRate
  /// The rate that the layout has set, as the view gives it back.
  private var lentRate: UIScrollView.DecelerationRate?

  init(of view: UICollectionView) {
    self.view = view
    ownRate = view.decelerationRate
  }

  /// The deceleration rate of the layout; nil for the view's own.
  var decelerationRate: UIScrollView.DecelerationRate? {
    get { wantedRate }
    set {
      guard newValue != wantedRate else { return }
      if let newValue { view?.decelerationRate = newValue } else { giveBackRate() }
      (wantedRate, lentRate) = (newValue, newValue.flatMap { _ in view?.decelerationRate })
    }
  }

  private var wantedRate: UIScrollView.DecelerationRate?

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

/// Which layout each view uses: UIKit doesn't tell a layout reliably that it was replaced.
extension ViewHold {
  private struct Entry {
    weak var view: UICollectionView?
    weak var layout: UICollectionViewLayout?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// Records that a layout begins to work for a view.
  ///
  /// - Returns: The previous layout, if it is a different one; it may have been detached already.
  static func hand(
    _ view: UICollectionView, to layout: UICollectionViewLayout
  ) -> UICollectionViewLayout? {
    // Forget views that are gone only before the table would grow: a view costs the same among many others.
    if entries.count == entries.capacity {
      entries = entries.filter { $0.value.view != nil }
    }
    let previous = entries.updateValue(
      Entry(view: view, layout: layout), forKey: ObjectIdentifier(view))
    // Another view that is gone may have had the same identifier.
    guard let previous, previous.view === view, previous.layout !== layout else { return nil }
    return previous.layout
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
