import Testing

/// The place where requests arrive and where the test decides their answers.
final class ServerDesk: Sendable {
  private struct Path {
    var answer = ServerAnswer.status(404)
    var isHeld = false
    var waiting: [PretendedProtocol] = []
    var (arrivals, departures) = (0, 0)
  }

  private let paths = Locked<[String: Path]>([:])
  private let overlaps = Locked(0)

  /// Sets the answer to requests of a path from now on; the default answer is the status 404.
  func answer(_ path: String, _ answer: ServerAnswer) { change(path) { $0.answer = answer } }

  /// Makes requests of a path wait until they are released.
  func hold(_ path: String) { change(path) { $0.isHeld = true } }

  /// Answers the waiting requests, and lets later ones pass.
  func release(_ path: String) {
    let (answer, requests) = change(path) { path in
      defer { (path.isHeld, path.waiting) = (false, []) }
      return (path.answer, path.waiting)
    }
    // A client that no longer needs a request may close the connection after its next request has
    // arrived. A client that still waits for both needs both.
    let needed = requests.count(where: \.isOpen)
    overlaps.change { $0 += max(0, needed - 1) }
    for request in requests { request.send(answer) }
  }

  /// The number of requests of a path.
  func requests(_ path: String) -> Int { change(path) { $0.arrivals } }

  /// The number of requests that waited together with an earlier one of the same path.
  var overlappingRequests: Int { overlaps.value }

  /// Waits for a number of requests of a path.
  func arrival(_ path: String, count: Int = 1) async {
    #expect(await settle { change(path) { $0.arrivals } >= count })
  }

  /// Waits until a number of clients that requested a path have disconnected.
  func departure(_ path: String, count: Int = 1) async {
    #expect(await settle { change(path) { $0.departures } >= count })
  }

  // MARK: For servers

  func arrive(_ request: PretendedProtocol, _ path: String) {
    let answer: ServerAnswer? = change(path) {
      $0.arrivals += 1
      if $0.isHeld { $0.waiting.append(request) }
      return $0.isHeld ? nil : $0.answer
    }
    answer.map { request.send($0) }
  }

  func depart(_ request: PretendedProtocol, _ path: String) {
    change(path) {
      $0.waiting.removeAll { $0 === request }
      $0.departures += 1
    }
  }

  @discardableResult
  private func change<Result>(_ path: String, _ body: (inout Path) -> Result) -> Result {
    paths.change { body(&$0[path, default: Path()]) }
  }
}
