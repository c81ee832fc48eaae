#if canImport(Foundation)
import Foundation
#endif

extension DispatchQueue {
  /// Stops a debug build in which the main actor would wait for a disk or a decoder.
  static func assertNotMain() {
    #if DEBUG
    dispatchPrecondition(condition: .notOnQueue(.main))
    #endif
  }
}
