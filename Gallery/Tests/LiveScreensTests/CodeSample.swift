import SnapCarousel
import SnapLayouts

@testable import GalleryScreens
@testable import LiveScreens

/// Settings whose code is compiled with the tests.
@MainActor
struct CodeSample {
  let address: String
  let code: String

  /// Every layout with random settings, some of them at once, and looks of one's own.
  ///
  /// These seeds have every setting, and every kind of value, at least once.
  static let all: [CodeSample] =
    [
      ("flow", [2, 6, 8, 9]), ("picker", [1, 2, 3, 5, 7, 10]), ("shelf", [1]),
      ("banner", [2, 3, 5, 6, 7]),
    ].flatMap { (kind: String, seeds: [UInt64]) in
      seeds.map { CodeSample("workbench&layout=\(kind)", seed: $0) }
    } + [
      CodeSample("workbench&layout=flow&effects=own&own.scaleAcross=0.4&effects.easing=easeInOut"),
      CodeSample("workbench&layout=picker&effects=book&effects.second=own&effects.easing=easeIn"),
    ]

  /// The carousel view with random settings, and with all that says where its pages are.
  static let allCarousels =
    [3, 4, 5, 6, 7, 8, 10].map { CodeSample("ready-made-carousel", seed: $0) } + [
      CodeSample(
        "ready-made-carousel&scrollDirection=vertical&pageSizing=peek&pageSizing.peek=30&spacing=8")
    ]

  var player: ScreenPlayer { ScreenPlayer(address: address) }

  private init(_ screen: String, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let player = ScreenPlayer(address: "screen=\(screen)")
    let knobs = (player.knobs.board?.groups ?? []).flatMap(\.knobs).map(\.knob)
    for _ in 0..<12 {
      guard let knob = knobs.randomElement(using: &random) else { continue }
      player.turn(knob.name, to: knob.randomText(using: &random))
    }
    address = player.address
    code = player.code
  }

  private init(_ screen: String) {
    let player = ScreenPlayer(address: "screen=\(screen)")
    address = player.address
    code = player.code
  }

  /// The file in which the code of all samples is compiled.
  static var file: String {
    """
    // swift-format-ignore-file
    import SnapCarousel
    import SnapLayouts
    import UIKit

    // Written by GeneratedCodeTests, as the page shows it.
    extension CodeSample {
      static let layouts: [@MainActor () -> SnapFlowLayout] = [
    \(functions(of: all, returning: "layout"))
      ]

      static let carousels: [@MainActor () -> CarouselView] = [
    \(functions(of: allCarousels, returning: "carousel"))
      ]
    }

    """
  }

  private static func functions(of samples: [CodeSample], returning name: String) -> String {
    samples.map { sample in
      let lines = (sample.code + "\nreturn \(name)").split(separator: "\n").map { "      " + $0 }
      return "    {\n" + lines.joined(separator: "\n") + "\n    },"
    }.joined(separator: "\n")
  }
}
