// Files, of which there are only pictures. The browser loads them, so the data of a picture is its address.

public struct URL: Hashable, Sendable {
  public let absoluteString: String
  public var path: String { absoluteString }

  public init(path: String) { absoluteString = path }
  public init?(string: String) { absoluteString = string }

  public func appendingPathComponent(_ name: String) -> URL {
    URL(path: absoluteString + "/" + name)
  }
  public var lastPathComponent: String {
    String(absoluteString.split { $0 == "/" }.last ?? "")
  }
}

public struct Data: Hashable, Sendable, RandomAccessCollection {
  private var bytes: [UInt8]

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bytes.count }
  public subscript(_ index: Int) -> UInt8 { bytes[index] }
}

public final class FileManager {
  public static nonisolated(unsafe) let `default` = FileManager()
  public func contents(atPath path: String) -> Data? { Data(Array(path.utf8)) }
}

open class Bundle: NSObject {
  public static nonisolated(unsafe) let main = Bundle()
  public static nonisolated(unsafe) let module = Bundle()

  public var bundleURL: URL { URL(path: ".") }

  public func url(forResource name: String, withExtension type: String, subdirectory: String) -> URL?
  {
    URL(path: "\(subdirectory)/\(name).\(type)")
  }
  public func path(forResource name: String, ofType type: String?) -> String? { nil }
  public func localizedString(forKey key: String, value: String?, table: String?) -> String { key }
}
