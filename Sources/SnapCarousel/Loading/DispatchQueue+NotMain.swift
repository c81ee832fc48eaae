import Foundation

extension DispatchQueue {
  /// Stops a debug build if code that waits for a disk or a decoder runs on the main queue.
  static func assertNotMain() {
    #if DEBUG
    dispatchPrecondition(condition: .notOnQueue(.main))
    #endif
  }
}
