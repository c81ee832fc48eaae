import Testing

@testable import LiveGallery

/// Only pages that the server has served may come in.
@Suite struct GuestBookTests {
  private let guests = GuestBook(port: 8000)

  @Test(arguments: ["127.0.0.1:8000", "localhost:8000"])
  func admitsItsOwn(host: String) {
    #expect(guests.admits(host, from: "http://" + host, true))
    #expect(guests.admits(host, from: nil, false))
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
    #expect(!guests.admits(host, from: origin, true))
  }
}
