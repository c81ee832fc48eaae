import Testing
import UIKit
import UIKitSimulation

/// Traits, and the fonts that follow them.
@MainActor
struct TraitTests {
  let simulation = Simulation(size: CGSize(width: 300, height: 400), scale: 2)

  @Test func `views have the traits of their window, or of the screen`() {
    let view = UIView()
    #expect(view.traitCollection.displayScale == 3)
    simulation.show(view)
    #expect(view.traitCollection.displayScale == 2)
    #expect(view.traitCollection.layoutDirection == .leftToRight)
    #expect(view.traitCollection.preferredContentSizeCategory == .large)
    let made = UITraitCollection(preferredContentSizeCategory: .small)
    #expect(made.layoutDirection == .unspecified)
    #expect(made == UITraitCollection(preferredContentSizeCategory: .small))
    #expect(made != UITraitCollection(layoutDirection: .rightToLeft))
    #expect(UITraitCollection(displayScale: 2).displayScale == 2)
  }

  @Test func `every view is called once for a change, with the old traits`() {
    let (view, subview) = (TraitView(), TraitView())
    view.addSubview(subview)
    simulation.show(view)
    #expect(view.previous.map { $0?.displayScale } == [3])
    let notifications = NotificationCounter(UIContentSizeCategory.didChangeNotification)
    simulation.preferredContentSizeCategory = .extraLarge
    simulation.preferredContentSizeCategory = .extraLarge
    #expect(notifications.count == 1)
    for view in [view, subview] {
      #expect(view.previous.map { $0?.preferredContentSizeCategory } == [.large, .large])
    }
    view.removeFromSuperview()
    simulation.show(view)
    #expect(view.previous.count == 2)
    Simulation(scale: 1).show(view)
    #expect(view.previous.map { $0?.displayScale } == [3, 2, 2])
  }

  @Test func `a label that adjusts follows the category, with a style or a scaled font`() {
    let labels = (0..<4).map { _ in UILabel() }
    labels[0].font = .preferredFont(forTextStyle: .body)
    labels[1].font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 13))
    labels[2].font = .systemFont(ofSize: 13)
    labels[3].font = .preferredFont(forTextStyle: .body)
    for label in labels {
      label.adjustsFontForContentSizeCategory = label !== labels[3]
      simulation.window.addSubview(label)
    }
    #expect(labels.map(\.font.pointSize) == [17, 13, 13, 17])
    simulation.preferredContentSizeCategory = .accessibilityMedium
    #expect(labels.map(\.font.pointSize) == [28, 21, 13, 17])
    simulation.preferredContentSizeCategory = .large
    #expect(labels.map(\.font.pointSize) == [17, 13, 13, 17])
  }

  @Test func `the fonts of the text styles for any category, limited to their maximum`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .caption1).pointSize == 12)
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
    let metrics = UIFontMetrics.default
    let capped = metrics.scaledFont(
      for: .systemFont(ofSize: 13), maximumPointSize: 20, compatibleWith: traits)
    #expect(capped.pointSize == 20)
    #expect(metrics.scaledValue(for: 17, compatibleWith: traits) == 53)
    #expect(metrics.scaledValue(for: 17) == 17)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func `a label is about as large as its text`() {
    let label = UILabel()
    #expect(label.sizeThatFits(.zero) == .zero)
    label.font = .systemFont(ofSize: 10)
    label.text = "twelve chars"
    #expect(label.sizeThatFits(CGSize(width: 20, height: 0)) == CGSize(width: 60, height: 12))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 20, height: 0)) == CGSize(width: 20, height: 36))
    #expect(label.sizeThatFits(CGSize(width: 1, height: 0)).height == 144)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 20, height: 0)).height == 24)
    label.numberOfLines = 0
    label.text = "one\n\ntwo"
    #expect(label.sizeThatFits(CGSize(width: 500, height: 0)) == CGSize(width: 15, height: 36))
    label.frame.origin = CGPoint(x: 7, y: 9)
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 7, y: 9))
  }

  @Test func `text with natural alignment begins at the right in right-to-left languages`() throws {
    let label = UILabel(frame: simulation.window.bounds)
    label.text = "text"
    simulation.window.addSubview(label)
    #expect(try alignmentOfText() == .natural)
    simulation.layoutDirection = .rightToLeft
    #expect(try alignmentOfText() == .right)
  }

  private func alignmentOfText() throws -> NSTextAlignment {
    let content = simulation.presentedWindow.subviews.first?.content
    guard case .text(let text) = try #require(content) else { return .center }
    return text.alignment
  }
}

private final class TraitView: UIView {
  private(set) var previous: [UITraitCollection?] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    previous.append(previousTraitCollection)
  }
}
