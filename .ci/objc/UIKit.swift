// Declarations against which code that needs Objective-C is type-checked on Linux. They replace Apple's
// modules: only the API that this code uses, with the signatures, isolation and optionality of Apple's
// documentation. Nothing here runs. Structures are classes here, because Objective-C methods can't have
// parameters that are structures of Swift.
@_exported import ObjectiveC

public typealias CGFloat = Double
public typealias TimeInterval = Double
@objc public final class IndexPath: NSObject {
  public var item: Int { 0 }
}
@objc public final class CGSize: NSObject {
  public convenience init(width: CGFloat, height: CGFloat) { self.init() }
}
public struct CGPoint: Sendable { public var x: CGFloat }
@objc public final class UIEdgeInsets: NSObject {
  public var (top, left, bottom, right): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
}

@objc public protocol NSObjectProtocol {
  @objc(respondsToSelector:) func responds(to selector: Selector!) -> Bool
}

@MainActor @objc open class UIView: NSObject {
  public var window: UIWindow? { nil }
}

@MainActor @objc open class UIWindow: UIView {}

@MainActor @objc open class UIScrollView: UIView {}

@MainActor @objc open class UICollectionView: NSObject {
  public weak var delegate: (any UICollectionViewDelegate)?
  public weak var dragDelegate: (any UICollectionViewDragDelegate)?
  public var dragInteractionEnabled = false
  public func layoutIfNeeded() {}
}

@objc public final class NSItemProvider: NSObject {}

@MainActor @objc public final class UIDragItem: NSObject {
  public init(itemProvider: NSItemProvider) {}
}

@MainActor @objc public protocol UIDragSession: NSObjectProtocol {}

// Arrays are Objective-C's only with Foundation, so this protocol isn't.
@MainActor public protocol UICollectionViewDragDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

@MainActor @objc open class UICollectionViewLayout: NSObject {
  public var collectionView: UICollectionView? { nil }
}

@MainActor @objc open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public var itemSize = CGSize()
  public var minimumLineSpacing: CGFloat = 0
  public var minimumInteritemSpacing: CGFloat = 0
  public var sectionInset = UIEdgeInsets()
  public var headerReferenceSize = CGSize()
  public var footerReferenceSize = CGSize()
}

@MainActor @objc public protocol UICollectionViewDelegate: NSObjectProtocol {}

@MainActor @objc public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  @objc(collectionView:layout:sizeForItemAtIndexPath:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  @objc(collectionView:layout:insetForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  @objc(collectionView:layout:minimumLineSpacingForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  @objc(collectionView:layout:minimumInteritemSpacingForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  @objc(collectionView:layout:referenceSizeForHeaderInSection:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  @objc(collectionView:layout:referenceSizeForFooterInSection:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

// The screen's clock.

public func CACurrentMediaTime() -> TimeInterval { 0 }

@objc open class CADisplayLink: NSObject {
  public init(target: Any, selector: Selector) {}
  public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
  public var targetTimestamp: TimeInterval { 0 }
  public var preferredFrameRateRange = CAFrameRateRange.default
}

public struct CAFrameRateRange: Sendable {
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
  public init(minimum: Float, maximum: Float, preferred: Float?) {}
}

@objc public final class RunLoop: NSObject {
  public struct Mode: Sendable { public static let common = Mode() }
  public static var main: RunLoop { RunLoop() }
  public func add(_ timer: Timer, forMode mode: Mode) {}
}

@objc public final class Timer: NSObject {
  public init(
    timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {}
  public func invalidate() {}
}
