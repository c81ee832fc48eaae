#if canImport(UIKit)
import Foundation
import UIKit

extension Laboratory {
  /// Who answers: the system and its version, the model, and the scale and the frame rate of the screen.
  ///
  /// It counts the frames of half a second, as a display link without a preference gets them.
  public func system() async -> String {
    await run(for: 0.1)
    var frames = 0
    addDisplayLink { frames += 1 }
    let (start, before) = (time, frames)
    await run(for: 0.5)
    let rate = (Double(frames - before) / max(0.1, time - start)).rounded()
    let scale = window.traitCollection.displayScale
    return [
      "\(Self.name) \(ProcessInfo.processInfo.operatingSystemVersionString)", Self.model,
      "scale \(Int(scale))", "\(Int(rate)) frames per second",
    ].map { $0.replacingOccurrences(of: ",", with: "") }.joined(separator: ", ")
  }

  private static var name: String {
    #if targetEnvironment(macCatalyst)
    "Mac Catalyst"
    #elseif os(iOS)
    "iOS"
    #elseif os(tvOS)
    "tvOS"
    #elseif os(visionOS)
    "visionOS"
    #else
    "headless UIKit"
    #endif
  }

  /// The identifier of the device, or of the one that a simulator simulates.
  private static var model: String {
    if let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
      return "\(simulated) simulator"
    }
    var names = utsname()
    uname(&names)
    return withUnsafeBytes(of: names.machine) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
#endif
