import UIKit

@testable import SnapCarousel

/// The result of a request to a loader.
enum LoadingOutcome: Sendable, Equatable {
  case picture(UIImage)
  case failure(ImageLoadingError)
  case cancelled
  case otherError

  /// The width in pixels; nil without a picture.
  var width: CGFloat? {
    guard case .picture(let picture) = self else { return nil }
    return picture.size.width * picture.scale
  }
}

extension ImageLoader {
  /// Requests all pixels of a picture.
  func outcome(of url: URL, pixelSize: CGSize = .zero) async -> LoadingOutcome {
    do {
      return .picture(try await image(for: url, pixelSize: pixelSize))
    } catch let error as ImageLoadingError {
      return .failure(error)
    } catch is CancellationError {
      return .cancelled
    } catch {
      return .otherError
    }
  }

  /// Starts a request for all pixels of a picture.
  func start(_ url: URL, pixelSize: CGSize = .zero) -> Task<LoadingOutcome, Never> {
    Task { await outcome(of: url, pixelSize: pixelSize) }
  }
}

/// Lets other tasks run until a condition holds, or has not held for a long time.
func settle(_ isSettled: () -> Bool) async -> Bool {
  for _ in 0..<1000 {
    for _ in 0..<1000 {
      if isSettled() { return true }
      await Task.yield()
    }
    // The main actor may be busy with other tests for a long time, and tasks of a low priority may wait.
    await MainActor.run {}
    await withCheckedContinuation { continuation in
      Task.detached(priority: .background) { continuation.resume() }
    }
  }
  return isSettled()
}

/// A value that several tasks change.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value { lock.withLock { stored } }

  func change(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
}
