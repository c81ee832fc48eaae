#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

@testable import SnapLayouts

/// Automatic page turns, their interruptions, and their direction in a loop.
@MainActor
struct AutoplayTests {
  private func banner(
    _ counts: [Int] = [3], autoplay: Autoplay? = Autoplay(interval: 3), scale: CGFloat? = nil
  ) -> SnapScreen<InfiniteBannerLayout> {
    // The times below are those of the frames of this display.
    SnapScreen(InfiniteBannerLayout(), scale: scale, counts: counts, framesPerSecond: 60) {
      layout, _ in layout.autoplay = autoplay
    }
  }

  /// The pages on which the banner comes to rest with the times, to a tenth of a second.
  private func rests(of screen: SnapScreen<InfiniteBannerLayout>, for seconds: Double) -> [String] {
    var rests: [String] = []
    let simulation = screen.simulation
    let start = simulation.time
    screen.layout.onSettle = {
      rests.append("\($0) at \(((simulation.time - start) * 10).rounded() / 10)")
    }
    simulation.run(for: seconds)
    screen.layout.onSettle = nil
    return rests
  }

  @Test(arguments: [
    (Autoplay.Direction.forward, true, ["1 at 3.3", "2 at 6.7", "0 at 10.0", "1 at 13.3"]),
    (.backward, true, ["2 at 3.3", "1 at 6.7", "0 at 10.0", "2 at 13.3"]),
    // It starts anew without a loop.
    (.forward, false, ["1 at 3.4", "2 at 6.7", "0 at 10.0", "1 at 13.4"]),
  ])
  func `turns a page every interval after the rest`(
    direction: Autoplay.Direction, isLooping: Bool, expected: [String]
  ) {
    let screen = banner(autoplay: Autoplay(interval: 3, direction: direction))
    screen.layout.isLoopingEnabled = isLooping
    #expect(rests(of: screen, for: 14) == expected)
  }

  @Test(arguments: [[], [0], [1]])
  func `a single page isn't turned`(counts: [Int]) {
    let screen = banner(counts)
    #expect(rests(of: screen, for: 20).isEmpty)
  }

  /// A fine screen shows when a turn begins.
  @Test(arguments: [
    (UIView.AnimationCurve.linear, 0.25, 0.75), (.easeIn, 0.0935, 0.6219),
    (.easeOut, 0.3784, 0.9065), (.easeInOut, 0.1291, 0.8708),
  ])
  func `turns follow a timing curve`(curve: UIView.AnimationCurve, share: CGFloat, later: CGFloat) {
    #expect(abs(Easing(curve).progress(at: 0.75) - later) < 1e-4)
    let screen = banner(
      autoplay: Autoplay(interval: 2, turnDuration: 4, turnCurve: curve), scale: 16)
    let start = screen.offset
    screen.simulation.run(for: 2)
    var begin: TimeInterval?
    screen.simulation.onFrame = {
      if begin == nil, screen.layout.pagePosition > 0 { begin = screen.simulation.time }
    }
    screen.simulation.run(for: 1.05)
    let late = CGFloat(screen.simulation.time - (begin ?? 0)) - 1
    #expect(abs(late) < 0.1)
    #expect(abs((screen.offset - start) / 300 - share) < 0.04)
  }

  @Test func `a drag and its deceleration stop autoplay; then a whole interval passes`() {
    let screen = banner()
    screen.simulation.run(for: 2.8)
    screen.drag(by: -150, over: 0.2, hold: 4)
    #expect(screen.layout.currentPage == 0 || screen.layout.currentPage == 1)
    screen.simulation.runUntilRest(limit: 3)
    #expect(screen.layout.currentPage == 1)
    // A quarter of a second has passed since the rest.
    #expect(rests(of: screen, for: 2.7).isEmpty && rests(of: screen, for: 0.5).count == 1)
    #expect(screen.layout.currentPage == 2)
  }

  @Test(arguments: Reason.allCases, [0.6, 9, 10])
  func `autoplay waits while it must not run; then a whole interval passes`(
    reason: Reason, seconds: Double
  ) {
    let screen = banner()
    screen.simulation.run(for: 2)
    reason.begin(screen)
    screen.simulation.run(for: seconds)
    #expect(screen.layout.currentPage == 0)
    reason.end(screen)
    screen.simulation.run(for: 2.9)
    #expect(screen.layout.currentPage == 0)
    screen.simulation.run(for: 3)
    #expect(screen.layout.currentPage == 1 && screen.layout.pagePosition == 1)
  }

  @Test(arguments: Reason.allCases)
  func `an interrupted turn never leaves the view between pages`(reason: Reason) {
    for duration in [nil, 1.0] {
      let screen = banner(autoplay: Autoplay(interval: 3, turnDuration: duration))
      screen.simulation.run(for: 3.15)
      #expect(screen.layout.pagePosition > 0 && screen.layout.pagePosition < 1)
      reason.begin(screen)
      screen.simulation.run(for: 2)
      reason.end(screen)
      screen.simulation.run(for: 1.5)
      #expect(screen.layout.pagePosition == screen.layout.pagePosition.rounded())
    }
  }

  /// Another window's scene becomes active, or VoiceOver says again that it is off.
  @Test(arguments: notices)
  func `a notice that changes nothing leaves the interval and a drift`(notice: Notification.Name) {
    let screen = banner()
    screen.simulation.run(for: 2)
    NotificationCenter.default.post(name: notice, object: NSObject())
    #expect(rests(of: screen, for: 1.5) == ["1 at 1.3"])

    screen.layout.autoplay = Autoplay(interval: 1, driftSpeed: 30)
    screen.simulation.run(for: 3)
    let offset = screen.offset
    NotificationCenter.default.post(name: notice, object: NSObject())
    screen.simulation.run(for: 1)
    #expect(abs(screen.offset - offset - 30) <= 1)
    #expect(rests(of: screen, for: 3) == [])
  }

  nonisolated private static let notices = [
    UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
    UIAccessibility.voiceOverStatusDidChangeNotification,
  ]

  /// A part of it is still inside of the window, below a header.
  @Test func `a banner that a list has scrolled away isn't turned`() {
    let screen = banner()
    let list = UIScrollView(frame: CGRect(x: 0, y: 20, width: 300, height: 100))
    list.contentSize = CGSize(width: 300, height: 2000)
    list.addSubview(screen.view)
    screen.simulation.window.addSubview(list)
    list.contentOffset.y = screen.view.frame.maxY
    screen.simulation.run(for: 8)
    #expect(screen.layout.currentPage == 0)
    list.contentOffset.y = 0
    screen.simulation.run(for: 4)
    #expect(screen.layout.currentPage == 1)
  }

  /// One that comes before the item in front leaves its interval as it is.
  @Test(arguments: [(true, "1 at 3.2"), (false, "2 at 1.3")])
  func `an item that a deletion brings to the front gets a whole interval`(
    deletes: Bool, turn: String
  ) {
    let screen = banner([5])
    screen.simulation.run(for: 1.9)
    if deletes { screen.delete([0]) } else { screen.insert([0]) }
    screen.simulation.run(for: 0.1)
    #expect(rests(of: screen, for: 6).first == turn)
  }

  @Test func `a turn counts the items that have come just before it`() {
    let screen = banner()
    screen.layout.isLoopingEnabled = false
    screen.rest(onPage: 2)
    screen.reload([9])
    screen.layout.autoplayDriver.turn()
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 3)
  }

  @Test func `autoplay retains neither layout nor view`() {
    weak var layout: InfiniteBannerLayout?
    weak var view: UICollectionView?
    let simulation = Simulation()
    do {
      let screen = banner(autoplay: Autoplay(interval: 2, turnDuration: 1))
      (layout, view) = (screen.layout, screen.view)
      screen.simulation.run(for: 2.5)
      screen.view.removeFromSuperview()
    }
    simulation.run(for: 5)
    #expect(layout == nil && view == nil)
  }

  /// The reasons why a banner must not turn its pages.
  enum Reason: CaseIterable {
    case window, hidden, transparent, scrolledAway, collapsed, inactive, background, reduceMotion
    case voiceOver, switchControl, paused, touch, press, itemDrag, none

    /// Whether the view stays where it is held, also between pages.
    var holds: Bool { self == .touch || self == .press || self == .itemDrag }

    @MainActor
    func begin(_ screen: SnapScreen<some SnapFlowLayout>) { set(true, screen) }

    @MainActor
    func end(_ screen: SnapScreen<some SnapFlowLayout>) { set(false, screen) }

    @MainActor
    private func set(_ applies: Bool, _ screen: SnapScreen<some SnapFlowLayout>) {
      let simulation = screen.simulation
      switch self {
      case .window:
        if applies {
          screen.view.removeFromSuperview()
        } else {
          simulation.window.addSubview(screen.view)
        }
      case .hidden: screen.view.isHidden = applies
      case .transparent: screen.view.alpha = applies ? 0 : 1
      case .scrolledAway: screen.view.frame.origin.y = applies ? 5000 : 0
      case .collapsed:
        // Not at the edge of the screen, where nothing of the view would be on it.
        screen.view.frame.origin = applies ? CGPoint(x: 9, y: 9) : .zero
        screen.resize(toLength: applies ? 0 : 300)
      case .inactive: if applies { simulation.resignActive() } else { simulation.becomeActive() }
      case .background:
        if applies { simulation.enterBackground() } else { simulation.becomeActive() }
      case .reduceMotion: Simulation.reduceMotion = applies
      case .voiceOver: Simulation.voiceOver = applies
      case .switchControl: Simulation.switchControl = applies
      case .paused: screen.layout.isAutoplayPaused = applies
      case .touch:
        if applies {
          simulation.finger.touchDown(at: screen.middle)
        } else {
          simulation.finger.release()
        }
      // UIKit announces an interactive movement only when the item first moves.
      case .press:
        if applies { screen.view.addGestureRecognizer(UILongPressGestureRecognizer()) }
        for recognizer in screen.view.gestureRecognizers ?? []
        where recognizer is UILongPressGestureRecognizer {
          recognizer.state = applies ? .began : .ended
        }
      case .itemDrag: Simulation.setActiveDrag(applies, in: screen.view)
      case .none: screen.layout.autoplay = applies ? nil : Autoplay(interval: 3)
      }
    }
  }
}
#endif
