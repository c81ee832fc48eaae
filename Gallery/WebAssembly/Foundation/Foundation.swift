// The parts of Foundation that the headless UIKit, the layouts and the gallery use, for Embedded Swift.

public let NSNotFound = Int.max
public typealias IndexSet = Set<Int>
public protocol Encodable {}
public protocol Decodable {}
public typealias Codable = Encodable & Decodable

public struct IndexPath: Hashable, Comparable, Sendable {
  private var indexes: [Int]

  public init() { indexes = [] }
  public init(index: Int) { indexes = [index] }
  public init(indexes: [Int]) { self.indexes = indexes }

  public var count: Int { indexes.count }
  public var isEmpty: Bool { indexes.isEmpty }

  public subscript(_ position: Int) -> Int {
    get { indexes[position] }
    set { indexes[position] = newValue }
  }

  public static func < (a: IndexPath, b: IndexPath) -> Bool {
    a.indexes.lexicographicallyPrecedes(b.indexes)
  }
}

/// An empty archive: the screens are built in code.
open class NSCoder: NSObject {
  public func containsValue(forKey key: String) -> Bool { false }
  public func decodeBool(forKey key: String) -> Bool { false }
  public func decodeInteger(forKey key: String) -> Int { 0 }
  public func decodeFloat(forKey key: String) -> Float { 0 }
  public func decodeDouble(forKey key: String) -> Double { 0 }
  public func encode(_ number: Int, forKey key: String) {}
  public func encode(_ number: Float, forKey key: String) {}
}

public struct Notification {
  public struct Name: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let name: Name
  public let object: NSObject?
}

public enum NSNotification {
  public typealias Name = Notification.Name
}

public final class OperationQueue {}

public final class NotificationCenter {
  public static nonisolated(unsafe) let `default` = NotificationCenter()

  private var observers: [Observer] = []

  private final class Observer: NSObject {
    let name: Notification.Name?
    let object: NSObject?
    let block: (Notification) -> Void

    init(_ name: Notification.Name?, _ object: NSObject?, _ block: @escaping (Notification) -> Void)
    {
      (self.name, self.object, self.block) = (name, object, block)
    }
  }

  public func addObserver(
    forName name: Notification.Name?, object: NSObject?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = Observer(name, object, block)
    observers.append(observer)
    return observer
  }

  public func removeObserver(_ observer: any NSObjectProtocol) {
    observers.removeAll { $0 === observer }
  }

  public func post(name: Notification.Name, object: NSObject?) {
    for observer in observers
    where (observer.name ?? name) == name && (observer.object == nil || observer.object === object)
    {
      observer.block(Notification(name: name, object: object))
    }
  }
}

// There is one thread.

public enum MainActor {
  public static func assumeIsolated<Value>(_ body: () -> Value) -> Value { body() }
}

public final class DispatchQueue {
  public static nonisolated(unsafe) let main = DispatchQueue()
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value) {}
  public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Void? { () }
  public func perform(_ body: () -> Void) { body() }
}

public final class DispatchSpecificKey<Value> {
  public init() {}
}

@propertyWrapper
public struct TaskLocal<Value> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// The time of the browser.
public struct ContinuousClock {
  public init() {}
  public func measure(_ body: () -> Void) -> Duration {
    let start = millisecondsNow()
    body()
    return .seconds((millisecondsNow() - start) / 1000)
  }
}

@_extern(wasm, module: "page", name: "now")
@_extern(c)
func millisecondsNow() -> Double

public final class RunLoop {
  public struct Mode {
    public static let common = Mode()
    public static let `default` = Mode()
  }

  public static nonisolated(unsafe) let main = RunLoop()
}

public struct UUID {
  public let uuidString: String
  private static nonisolated(unsafe) var last = 0

  public init() {
    Self.last += 1
    uuidString = "UUID-\(Self.last)"
  }
}
