import Testing
import UIKit
import UIKitSimulation

/// The layout direction of views.
@MainActor
struct LayoutDirectionTests {
  @Test(
    arguments: [
      (.unspecified, false, true), (.playback, false, false), (.spatial, false, false),
      (.forceLeftToRight, false, false), (.forceRightToLeft, true, true),
    ] as [(UISemanticContentAttribute, Bool, Bool)])
  func `fact 61: the attribute, or the direction of the language if it is unspecified`(
    attribute: UISemanticContentAttribute, inLeftToRight: Bool, inRightToLeft: Bool
  ) {
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

  @Test func `fact 61: subviews don't inherit the attribute`() {
    let (view, subview) = (UIView(), UIView())
    view.addSubview(subview)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(subview.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }
}
