import Testing
import UIKit
import UIKitSimulation

/// The layout direction of views.
@MainActor
@Suite struct LayoutDirectionTests {
  @Test(
    "Fact 61: the attribute, or the direction of the language if it is unspecified",
    arguments: [
      (.unspecified, false, true), (.playback, false, false), (.spatial, false, false),
      (.forceLeftToRight, false, false), (.forceRightToLeft, true, true),
    ] as [(UISemanticContentAttribute, Bool, Bool)])
  func attribute(attribute: UISemanticContentAttribute, inLeftToRight: Bool, inRightToLeft: Bool) {
    for (direction, isRightToLeft) in [
      (UIUserInterfaceLayoutDirection.leftToRight, inLeftToRight), (.rightToLeft, inRightToLeft),
    ] {
      let answer = UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: direction)
      #expect((answer == .rightToLeft) == isRightToLeft)
      let view = UIView()
      view.semanticContentAttribute = attribute
      let simulation = Simulation(
        layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight)
      simulation.show(view)
      #expect(view.effectiveUserInterfaceLayoutDirection == answer)
    }
    #expect(
      UIView.userInterfaceLayoutDirection(for: attribute)
        == (inLeftToRight ? .rightToLeft : .leftToRight))
  }

  @Test("Fact 61: subviews don't inherit the attribute")
  func subviews() {
    let (view, subview) = (UIView(), UIView())
    view.addSubview(subview)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(subview.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test("The raw values")
  func rawValues() {
    #expect(UISemanticContentAttribute.forceRightToLeft.rawValue == 4)
    #expect(UITraitEnvironmentLayoutDirection.unspecified.rawValue == -1)
    #expect(UIUserInterfaceLayoutDirection.rightToLeft.rawValue == 1)
  }
}
