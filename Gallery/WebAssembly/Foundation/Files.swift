// Files, of which there are only pictures. The browser loads them, so the data of a picture is the header of an image
// of its size, and its address.

public struct URL: Hashable, Sendable {
  public let absoluteString: String
  public var path: String { absoluteString }

  public init(path: String) { absoluteString = path }
  public init?(string: String) { absoluteString = string }

  public func appendingPathComponent(_ name: String) -> URL {
    URL(path: absoluteString.isEmpty ? name : absoluteString + "/" + name)
  }
  public var lastPathComponent: String {
    String(absoluteString.split { $0 == "/" }.last ?? "")
  }
}

public struct Data: Hashable, Sendable, RandomAccessCollection {
  private var bytes: [UInt8]

  static let headerLength = 24

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bytes.count }
  public subscript(_ index: Int) -> UInt8 { bytes[index] }
}

/// The files; `pictureSizes` are their sizes in pixels.
public final class FileManager {
  public static nonisolated(unsafe) let `default` = FileManager()

  public func contents(atPath path: String) -> Data? {
    guard let (width, height) = pictureSizes[path] else { return nil }
    let start: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    let size = [width, height].flatMap { (n: Int) -> [UInt8] in
      [0, 0, UInt8(n >> 8), UInt8(n & 255)]
    }
    return Data(start + size + Array(path.utf8))
  }
}

open class Bundle: NSObject {
  public static nonisolated(unsafe) let main = Bundle()
  public static nonisolated(unsafe) let module = Bundle()

  public var bundleURL: URL { URL(path: "") }
  public var resourceURL: URL? { bundleURL }

  public func url(forResource name: String, withExtension type: String, subdirectory: String)
    -> URL?
  {
    URL(path: "\(subdirectory)/\(name).\(type)")
  }
  public func path(forResource name: String, ofType type: String?) -> String? { nil }
  public func localizedString(forKey key: String, value: String?, table: String?) -> String { key }
}
