// The root of classes, and weak references by hand: Embedded Swift has none.

open class NSObject: Hashable {
  public init() {}

  open func isEqual(_ object: NSObject?) -> Bool { self === object }
  open var hash: Int { ObjectIdentifier(self).hashValue }
  open func copy(with zone: NSZone? = nil) -> NSObject { self }
  public final func copy() -> NSObject { copy(with: nil) }

  public static func == (a: NSObject, b: NSObject) -> Bool { a.isEqual(b) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

public struct NSZone {}
public typealias NSObjectProtocol = AnyObject
public typealias NSCopying = AnyObject

/// The only strong reference to it is that of an object to which there are weak references: it ends with the object.
public final class WeakReferences {
  let life = WeakLife()
  deinit { life.isOver = true }
}

final class WeakLife {
  var isOver = false
}

/// A weak reference to an object, or to an object behind a protocol.
///
/// `translate` adds `weakReferences` to each class without a base class, as the first field.
@propertyWrapper
public struct WeakProperty<Value> {
  private var words: (UInt, UInt) = (0, 0)
  private var life: WeakLife?

  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  public var wrappedValue: Value? {
    get {
      guard let life, !life.isOver, let object = UnsafeRawPointer(bitPattern: words.0) else {
        return nil
      }
      // The words own nothing. The compiler doesn't know that, and would copy the reference without retaining it.
      _ = Unmanaged<WeakRoot>.fromOpaque(object).retain()
      var words = words
      return withUnsafeMutableBytes(of: &words) {
        $0.bindMemory(to: Value?.self).baseAddress?.move() ?? nil
      }
    }
    set {
      (words, life) = ((0, 0), nil)
      guard let newValue else { return }
      // The first word of a reference is the object, the second one, of a protocol, is a table.
      withUnsafeMutableBytes(of: &words) { words in
        withUnsafeBytes(of: newValue) { words.copyMemory(from: $0) }
      }
      guard let object = UnsafeRawPointer(bitPattern: words.0) else { return }
      life = Unmanaged<WeakRoot>.fromOpaque(object).takeUnretainedValue().life
    }
  }
}

/// Every class, as far as its fields are known.
private final class WeakRoot {
  var life: WeakLife {
    if let weakReferences { return weakReferences.life }
    let new = WeakReferences()
    weakReferences = new
    return new.life
  }
}

/// A weak reference in a closure.
public struct WeakBox<Value> {
  @WeakProperty public var object: Value?
  public init(_ object: Value?) { _object = WeakProperty(wrappedValue: object) }
}

infix operator ~?> : CastingPrecedence

/// A cast to a protocol.
func ~?> <Value>(object: AnyObject?, cast: (NSObject) -> Value?) -> Value? {
  (object as? NSObject).flatMap(cast)
}

/// A property as a value.
public struct Lens<Owner, Value> {
  let get: (Owner) -> Value
  let set: (Owner, Value) -> Void
}
