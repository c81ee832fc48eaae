import Testing
import UIKit
import UIKitSimulation

@testable import GalleryScreens

/// Every text grows with the text size of the device.
@MainActor
struct TextSizeTests {
  @Test(arguments: ShownScreen.names)
  func `labels grow, have room for a line, and shrink again`(name: String) throws {
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

  @Test(arguments: [false, true])
  func `a title and its page number don't overlap`(isMirrored: Bool) throws {
    let simulation = Simulation(
      size: CGSize(width: 390, height: 844),
      layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    simulation.show(VerticalShelfViewController())
    for category in [UIContentSizeCategory.large, .accessibilityExtraLarge] {
      simulation.preferredContentSizeCategory = category
      simulation.run(for: 0.1)
      let heading = try #require(
        simulation.window.rootViewController?.view.subviews.first { $0 is HeadingView })
      let title = try #require(heading.subviews[1] as? UILabel)
      let count = try #require(heading.subviews[2] as? CountLabel)
      #expect(title.text == "Reading list" && !count.isHidden)
      #expect(!title.frame.intersects(count.frame))
      #expect((count.frame.minX < title.frame.minX) == isMirrored)
      #expect(heading.bounds.contains(count.frame) && heading.bounds.contains(title.frame))
    }
  }

  @Test func `a longer title moves the page number out of its way`() throws {
    let heading = HeadingView(prompt: "Reading list", title: "A")
    heading.place(in: CGRect(x: 0, y: 0, width: 390, height: 200))
    heading.show(0, of: 3)
    heading.layoutIfNeeded()
    let count = try #require(heading.subviews[2] as? CountLabel)
    let height = count.frame.minY
    heading.title = "A title that is as long as the screen is wide"
    heading.layoutIfNeeded()
    #expect(count.frame.minY < height)
  }

  @Test func `the title of a screen grows as far as its bar has space`() throws {
    let shown = try ShownScreen("shelf")
    shown.screen.view.addSubview(shown.title)
    let size = shown.title.font.pointSize
    shown.simulation.preferredContentSizeCategory = .accessibilityExtraLarge
    shown.simulation.run(for: 0.1)
    #expect(shown.title.font.pointSize > size)
    #expect(shown.title.bounds.size == shown.title.sizeThatFits(.zero))
    #expect(shown.title.bounds.height <= 44)
  }

  @Test(
    arguments: [UIContentSizeCategory.large, .accessibilityExtraLarge],
    [AppWindow.portrait, .landscape])
  func `the code of every effect has room`(
    category: UIContentSizeCategory, window: AppWindow
  ) throws {
    let shown = try ShownScreen("effect-browser", in: window)
    let screen = try #require(shown.screen as? EffectBrowserViewController)
    shown.simulation.preferredContentSizeCategory = category
    shown.simulation.run(for: 0.1)
    let strip = try #require(screen.picker.collectionView)
    for index in EffectSample.all.indices {
      screen.picker.scroll(toPage: index, animated: false)
      shown.simulation.run(for: 0.1)
      let cell = try #require(strip.cellForItem(at: IndexPath(item: index, section: 0)))
      let label = try #require(cell.contentView.subviews.first as? UILabel)
      let limit = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
      #expect(label.sizeThatFits(limit).height <= label.bounds.height + 0.5)
      #expect(strip.bounds.height >= cell.bounds.height)
    }
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
