import NIOHTTP1
import Testing

@testable import LiveGallery

/// Only pages of this server can connect, and others learn why they can't.
struct VisitorRuleTests {
  private let rule = VisitorRule(port: 8000)

  @Test(arguments: ["127.0.0.1:8000", "localhost:8000"])
  func `a page of this server is accepted`(host: String) {
    #expect(rule.refusal(of: ["Host": host, "Origin": "http://" + host], needsOrigin: true) == nil)
    #expect(rule.refusal(of: ["Host": host], needsOrigin: false) == nil)
  }

  @Test(
    arguments: [
      ("127.0.0.1:8000", "http://evil.example"), ("127.0.0.1:8000", "http://127.0.0.1:8001"),
      ("127.0.0.1:8000", "http://localhost:8000"), ("127.0.0.1:8000", "null"),
      ("127.0.0.1:8000", "https://127.0.0.1:8000"),
    ])
  func `a wrong origin is named`(host: String, origin: String) throws {
    let reason = try #require(
      rule.refusal(of: ["Host": host, "Origin": origin], needsOrigin: false))
    #expect(reason.contains("comes from a page of “\(origin)”"))
    #expect(reason.contains("http://127.0.0.1:8000"))
  }

  @Test(arguments: ["evil.example:8000", "127.0.0.1", "localhost:9000", ""])
  func `a wrong host is named`(host: String) throws {
    let headers: HTTPHeaders = ["Host": host, "Origin": "http://\(host)"]
    let reason = try #require(rule.refusal(of: headers, needsOrigin: true))
    #expect(reason.contains("is for “\(host)”"))
    #expect(reason.contains("ssh -L 8000:127.0.0.1:8000"))
  }

  @Test func `a header that comes twice or not at all is refused`() {
    let host = "127.0.0.1:8000"
    let (right, other) = ("http://\(host)", "http://evil.example")
    #expect(rule.refusal(of: ["Host": host, "Host": other], needsOrigin: false) != nil)
    #expect(
      rule.refusal(of: ["Host": host, "Origin": right, "Origin": other], needsOrigin: true) != nil)
    #expect(rule.refusal(of: ["Host": host], needsOrigin: true) != nil)
    #expect(rule.refusal(of: [:], needsOrigin: false) != nil)
  }
}
