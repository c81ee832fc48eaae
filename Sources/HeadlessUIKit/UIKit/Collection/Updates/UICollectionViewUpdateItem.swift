/// A change in a batch, as a layout gets it (fact 43).
///
/// The index paths of a section have the item `NSNotFound`.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction = Action.none

  public override init() { super.init() }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    super.init()
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
