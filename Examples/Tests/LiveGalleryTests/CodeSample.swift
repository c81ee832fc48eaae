import GalleryScreens
import LiveGallery
import SnapLayouts

/// Settings whose code is compiled with the tests.
@MainActor
struct CodeSample {
  let address: String
  let code: String

  /// Every layout with random settings, some of them at once.
  static let all: [CodeSample] = ["flow", "picker", "shelf", "banner"].flatMap { kind in
    (1...10).map { CodeSample(kind, seed: $0) }
  }

  private init(_ kind: String, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let player = ScreenPlayer(address: "screen=workbench&layout=\(kind)")
    let knobs = (player.board?.groups ?? []).flatMap(\.knobs).map(\.knob)
    for _ in 0..<12 {
      guard let knob = knobs.randomElement(using: &random) else { continue }
      player.turn(knob.name, to: knob.randomText(using: &random))
    }
    address = player.address
    code = player.code
  }

  /// The file in which the code of all samples is compiled.
  static var file: String {
    let functions = all.map { sample in
      let lines = (sample.code + "\nreturn layout").split(separator: "\n").map { "      " + $0 }
      return "    {\n" + lines.joined(separator: "\n") + "\n    },"
    }
    return """
      import SnapLayouts
      import UIKit

      // Written by GeneratedCodeTests, as the page shows it.
      // swift-format-ignore-file
      extension CodeSample {
        static let layouts: [@MainActor () -> SnapFlowLayout] = [
      \(functions.joined(separator: "\n"))
        ]
      }

      """
  }
}
