import Foundation

/// The running screens: a page that reconnects soon gets its previous screen, otherwise a new one.
actor ScreenPool {
  /// The reason why a page gets no screen.
  enum Refusal: String, Error {
    case full = "All screens are in use. Close a page, and reload this one."
    case unstartable = "A screen could not be started."
  }

  private struct Place {
    let process: ScreenProcess
    /// The visit that uses the screen; nil while the screen waits for its page to reconnect.
    var visit: Int?
  }

  private let makeProcess: @Sendable () throws -> ScreenProcess
  private let limit: Int
  private let patience: Duration
  private var places: [String: Place] = [:]
  private var lastVisit = 0

  /// - Parameters:
  ///   - limit: The maximum number of screens at once.
  ///   - patience: How long a screen waits for its page to reconnect.
  ///   - makeProcess: Starts a screen.
  init(
    limit: Int, patience: Duration = .seconds(10),
    makeProcess: @escaping @Sendable () throws -> ScreenProcess
  ) {
    self.limit = limit
    self.patience = patience
    self.makeProcess = makeProcess
  }

  /// The number of screens.
  var count: Int { places.count }

  /// The screen of a session, which a page keeps to itself, and this visit.
  ///
  /// A reloaded page may connect before its old connection has ended, so a visit ends the previous one: from
  /// now on, `receiver` receives what the screen writes.
  func enter(
    _ session: String, receiver: @escaping ScreenProcess.Receiver
  ) throws(Refusal) -> (process: ScreenProcess, visit: Visit) {
    lastVisit += 1
    if let process = places[session]?.process {
      process.send(to: receiver)
      places[session]?.visit = lastVisit
      return (process, Visit(session: session, number: lastVisit, isNew: false))
    }
    guard places.count < limit else { throw .full }
    guard let process = try? makeProcess() else { throw .unstartable }
    process.send(to: receiver)
    places[session] = Place(process: process, visit: lastVisit)
    return (process, Visit(session: session, number: lastVisit, isNew: true))
  }

  /// The connection of one page with one screen.
  struct Visit: Sendable {
    let session: String
    let number: Int
    let isNew: Bool
  }

  /// Ends the visit; the screen waits for its page for a while, and then ends.
  func leave(_ visit: Visit) {
    guard places[visit.session]?.visit == visit.number else { return }
    places[visit.session]?.visit = nil
    Task {
      try? await Task.sleep(for: patience)
      endIfUnused(visit)
    }
  }

  /// Removes the screen of a visit, whose process has ended; returns false if another visit has the screen.
  func forget(_ visit: Visit) -> Bool {
    guard places[visit.session]?.visit == visit.number else { return false }
    places.removeValue(forKey: visit.session)?.process.end()
    return true
  }

  private func endIfUnused(_ visit: Visit) {
    guard places[visit.session]?.visit == nil else { return }
    places.removeValue(forKey: visit.session)?.process.end()
  }
}
