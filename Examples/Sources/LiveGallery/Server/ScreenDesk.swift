import Foundation

/// Gives each page a screen: its own one when it comes back soon, otherwise a new one.
actor ScreenDesk {
  /// Why a page gets no screen.
  enum Refusal: String, Error {
    case full = "All screens are in use. Close a page, and reload this one."
    case unstartable = "A screen could not be started."
  }

  private struct Place {
    let process: ScreenProcess
    /// The page that uses it; nil while it waits for its page to come back.
    var visit: Int?
  }

  private let makeProcess: @Sendable () throws -> ScreenProcess
  private let limit: Int
  private let patience: Duration
  private var places: [String: Place] = [:]
  private var lastVisit = 0

  /// - Parameters:
  ///   - limit: How many screens there may be at once.
  ///   - patience: How long a screen waits for its page to come back.
  ///   - makeProcess: Starts a screen.
  init(
    limit: Int, patience: Duration = .seconds(10),
    makeProcess: @escaping @Sendable () throws -> ScreenProcess
  ) {
    self.limit = limit
    self.patience = patience
    self.makeProcess = makeProcess
  }

  /// How many screens there are.
  var count: Int { places.count }

  /// The screen of a session, and the number of this visit.
  ///
  /// A session that another page still uses, as a page that was duplicated does, gets a new screen.
  func enter(_ session: String) async throws(Refusal) -> (process: ScreenProcess, visit: Visit) {
    if places[session]?.visit != nil {
      // A page that is reloaded may come before its end is noticed.
      try? await Task.sleep(for: .milliseconds(300))
    }
    lastVisit += 1
    let isUsed = places[session]?.visit != nil
    let name = isUsed ? UUID().uuidString : session
    if let process = places[name]?.process {
      places[name]?.visit = lastVisit
      return (process, Visit(session: name, number: lastVisit, isNew: false))
    }
    guard places.count < limit else { throw .full }
    guard let process = try? makeProcess() else { throw .unstartable }
    places[name] = Place(process: process, visit: lastVisit)
    return (process, Visit(session: name, number: lastVisit, isNew: true))
  }

  /// One page with one screen, from when it comes to when it goes.
  struct Visit: Sendable {
    let session: String
    let number: Int
    let isNew: Bool
  }

  /// The page is gone; its screen waits for a moment, and then ends.
  func leave(_ visit: Visit) {
    guard places[visit.session]?.visit == visit.number else { return }
    places[visit.session]?.visit = nil
    Task {
      try? await Task.sleep(for: patience)
      endIfUnused(visit)
    }
  }

  /// The screen has ended by itself.
  func forget(_ visit: Visit) {
    places.removeValue(forKey: visit.session)?.process.end()
  }

  private func endIfUnused(_ visit: Visit) {
    guard places[visit.session]?.visit == nil else { return }
    places.removeValue(forKey: visit.session)?.process.end()
  }
}
