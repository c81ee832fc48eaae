import Testing

@testable import LiveGallery

/// Only pages of this server can connect.
@Suite struct OriginFilterTests {
  private let filter = OriginFilter(port: 8000)

  @Test(arguments: ["127.0.0.1:8000", "localhost:8000"])
  func acceptsItsOwn(host: String) {
    #expect(filter.accepts(host, from: "http://" + host, true))
    #expect(filter.accepts(host, from: nil, false))
  }

  @Test(
    arguments: [
      ("127.0.0.1:8000", "http://evil.example"), ("127.0.0.1:8000", "http://127.0.0.1:8001"),
      ("127.0.0.1:8000", "http://localhost:8000"), ("127.0.0.1:8000", "null"),
      ("127.0.0.1:8000", "https://127.0.0.1:8000"),
      ("evil.example:8000", "http://evil.example:8000"),
      ("127.0.0.1:8000", nil), (nil, "http://127.0.0.1:8000"), ("127.0.0.1", nil),
    ] as [(String?, String?)])
  func refusesOthers(host: String?, origin: String?) {
    #expect(!filter.accepts(host, from: origin, true))
  }
}
