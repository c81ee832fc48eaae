#if canImport(UIKit)
import Foundation
import ImageIO
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
    },
    Experiment("TruncatedPictures", expecting: nil) { _ in
      TruncatedPictures.all.map { name, text in
        let data = Data(base64Encoded: text) ?? Data()
        let statuses = [0, 1, 20].map { missing in
          CGImageSourceCreateWithData(NSData(data: data.dropLast(missing)) as CFData, nil)
            .map { "\(CGImageSourceGetStatus($0).rawValue)" } ?? "none"
        }
        return "\(name) \(statuses.joined(separator: " "))"
      }.joined(separator: "; ")
    },
  ]
}

/// Gray pictures: each is asked for the status of all its bytes, of all but the last, and of all but twenty.
private enum TruncatedPictures {
  static let all = [("JPEG", jpeg), ("PNG", png)]

  private static let jpeg = """
    /9j/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAAL \
    CABAAEABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AAAAAAAAAAAAAAAAA \
    AAAAAP/Z
    """

  private static let png = """
    iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAAAAADoj0EtAAAADElEQVR4nGNgoA8AAABoAAGwgnEqAAAAAElFTkSuQmCC
    """
}
#endif
