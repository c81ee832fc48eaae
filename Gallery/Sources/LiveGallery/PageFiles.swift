import Foundation
import NIOCore
import NIOHTTP1

/// The files of the page, and the pictures that screens request from a server.
struct PageFiles: Sendable {
  let pictures: URL

  struct File {
    var status: HTTPResponseStatus = .ok
    let type: String
    let body: ByteBuffer

    static func text(_ text: String, status: HTTPResponseStatus) -> File {
      File(status: status, type: "text/plain; charset=utf-8", body: ByteBuffer(string: text + "\n"))
    }
  }

  /// The page loads nothing from other sites, and no other page may frame it.
  static let headers: HTTPHeaders = [
    "Cache-Control": "no-store",
    "Content-Security-Policy": """
    default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; \
    frame-ancestors 'none'
    """,
    "X-Content-Type-Options": "nosniff",
  ]

  /// The file at the path of an address; nil if there is none.
  func file(at address: String) -> File? {
    let path = address.prefix { $0 != "?" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard let last = parts.last, parts.count == 1 || Array(parts) == ["pictures", last] else {
      return nil
    }
    let name = last.isEmpty ? "index.html" : String(last)
    let letters = name.split(separator: ".", omittingEmptySubsequences: false)
    guard letters.count == 2,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) }),
      let type = Self.types[String(letters[1])],
      let data = try? Data(
        contentsOf: (parts.count == 1 ? Self.page : pictures).appendingPathComponent(name))
    else { return nil }
    return File(type: type, body: ByteBuffer(bytes: data))
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml", "gif": "image/gif",
    "jpg": "image/jpeg", "png": "image/png",
  ]

  private static let page = Bundle.module.bundleURL.appendingPathComponent("Page")
}
