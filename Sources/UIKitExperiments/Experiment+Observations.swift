#if canImport(UIKit)
import UIKit

extension Experiment {
  /// What nobody has measured, and no answer of the headless UIKit depends on yet.
  static let observations = [
    Experiment("ReleaseAtPresentOffset", expecting: nil) { laboratory in
      let scene = await ScrollScene(laboratory)
      scene.probe.staysAtRelease = true
      try await scene.drag()
      await scene.run(for: 1)
      guard let release = scene.probe.calls.firstIndex(where: { $0.name == "willEndDragging" })
      else {
        return scene.end(unexpected: "no release")
      }
      let calls = scene.probe.calls[release...]
      let way = calls.map { abs($0.offset.y - calls[release].offset.y) }.max() ?? 0
      let names = calls.map(\.name).filter { $0 != "didScroll" }.joined(separator: " ")
      return scene.end("\(names), moves by \(way)")
    }
  ]
}
#endif
