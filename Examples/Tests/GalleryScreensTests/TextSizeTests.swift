import Testing
import UIKit
import UIKitSimulation

@testable import GalleryScreens

/// Every text grows with the text size of the device.
@MainActor
@Suite struct TextSizeTests {
  @Test("Labels grow, have room for a line, and shrink again", arguments: ShownScreen.names)
  func labelsGrow(name: String) throws {
    let shown = try ShownScreen(name)
    shown.screen.mainLayout?.autoplay = nil
    shown.opened.toggleXRay()
    shown.simulation.run(for: 0.1)
    let before = labels(of: shown)
    #expect(!before.isEmpty || name == "cross-fade")
    shown.simulation.preferredContentSizeCategory = .accessibilityExtraLarge
    shown.simulation.run(for: 0.2)
    for (label, _, size) in before where label.window != nil {
      #expect(label.font.pointSize > size, "\(label.text ?? "")")
    }
    for (label, frame, _) in labels(of: shown) {
      #expect(frame.height >= label.font.lineHeight - 0.01, "\(label.text ?? "")")
    }
    shown.simulation.preferredContentSizeCategory = .large
    shown.simulation.run(for: 0.2)
    let after = labels(of: shown)
    for (label, frame, size) in before {
      guard let now = after.first(where: { $0.0 === label }) else { continue }
      #expect(now.1 == frame && now.2 == size, "\(label.text ?? "")")
    }
    #expect(shown.simulation.faults.isEmpty)
  }

  private func labels(of shown: ShownScreen) -> [(UILabel, CGRect, CGFloat)] {
    labels(in: shown.screen.view).filter { !($0.text ?? "").isEmpty }.map {
      ($0, $0.frame, $0.font.pointSize)
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.isHidden
      ? [] : [view].compactMap { $0 as? UILabel } + view.subviews.flatMap(labels)
  }
}
