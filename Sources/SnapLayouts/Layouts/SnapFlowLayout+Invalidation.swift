#if canImport(UIKit)
import UIKit

/// What ends the validity of the last layout pass.
extension SnapFlowLayout {
  /// Updates the looks of the items, and nothing else.
  public func invalidateEffects() {
    guard collectionView != nil else { return }
    let context = newInvalidationContext()
    context.keepContents()
    invalidateLayout(with: context)
  }

  /// Makes the next pass read everything; a layout without a view has nothing to invalidate.
  func invalidateContents() {
    if collectionView != nil { invalidateLayout() }
  }

  /// A context of the layout's class: a subclass may have one of its own, and expects it.
  func newInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? SnapInvalidationContext.self).init()
  }

  /// Whether an invalidation leaves the contents unchanged.
  ///
  /// The flags of a context decide this only in a subclass that has its own context class.
  func keepsContents(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    if let own = context.own { return own.keepsContents }
    return !(Self.invalidationContextClass is SnapInvalidationContext.Type) && !context.changesFlow
  }

  func contentsWillChange(by context: UICollectionViewLayoutInvalidationContext) {
    let change: ContentsChange =
      context.invalidateEverything
      ? .reload
      : context.invalidateDataSourceCounts
        ? .batch : context.isMeasurement ? .measurement : .metrics
    if change == .batch { batchBegins() }
    lineReader.invalidate(
      by: context.own?.change ?? .contents, asksDelegate: context.asksDelegate,
      isReload: change == .reload)
    handle(.contentsWillChange(in: currentViewport, by: change))
  }
}
#endif
