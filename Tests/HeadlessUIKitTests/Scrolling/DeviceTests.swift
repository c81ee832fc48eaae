import QuestionSupport
import Testing
import UIKit
import UIKitSimulation

/// Scrolling with a trackpad, a wheel, the keyboard, and with three fingers.
@MainActor
struct DeviceTests {
  let screen = ScrollScreen()
  let middle = CGPoint(x: 150, y: 200)

  private var simulation: Simulation { screen.simulation }
  private var observer: ScrollObserver { screen.observer }

  private static let pan = [
    "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating",
    "didEndDecelerating",
  ]

  /// Every combination of flags during a call.
  private func flagsSeen(during body: () -> Void) -> Set<[Bool]> {
    var seen: Set<[Bool]> = []
    observer.onCall = { seen.insert($1.flags) }
    body()
    simulation.runUntilRest()
    return seen
  }

  @Test(arguments: TrackpadScrolling.allCases)
  func `a trackpad`(answer: TrackpadScrolling) {
    answering(\.scrolling.trackpadScrolling, answer) {
      let seen = flagsSeen {
        simulation.trackpad.scroll(by: CGPoint(x: 0, y: -100), over: 0.1, at: middle)
        #expect(screen.y == 100)
      }
      #expect(abs(screen.y - 100 - 990 * 0.499) < 1)
      #expect(seen.contains { $0[0] } == (answer == .pans))
      #expect(seen.contains { $0[1] } == (answer != .steps))
      #expect(observer.callsBesideScrolling == (answer == .steps ? [] : Self.pan))
      // Fingers that hold still don't coast.
      for (distance, offset) in [(-100, 100), (300, 0)] as [(CGFloat, CGFloat)] {
        if offset > 0 { screen.scrollView.contentOffset.y = 0 }
        simulation.trackpad.scroll(
          by: CGPoint(x: 0, y: distance), over: 0.1, hold: 0.2, at: middle)
        simulation.runUntilRest()
        #expect(screen.y == offset)
      }
    }
  }

  @Test(
    .answers(\.scrolling.endOfReplacedRequest, .atOnce), arguments: WheelScrolling.allCases)
  func `a wheel`(answer: WheelScrolling) {
    answering(\.scrolling.wheelScrolling, answer) {
      let seen = flagsSeen {
        simulation.wheel.turn(by: CGPoint(x: 0, y: 30), at: middle)
        simulation.wheel.turn(by: CGPoint(x: 0, y: 30), at: middle)
      }
      #expect(screen.y == 60)
      let calls = observer.callsBesideScrolling
      switch answer {
      case .steps, .stepsFromEnd: #expect(calls == [] && seen == [[false, false, false]])
      // The second notch replaces the scroll of the first one (fact 167).
      case .animates: #expect(calls == Array(repeating: "didEndScrollingAnimation", count: 2))
      case .pans: #expect(calls == Array(Self.pan.prefix(3)) + Array(Self.pan.prefix(3)))
      }
    }
  }

  @Test(
    arguments: [(WheelScrolling.steps, 230), (.stepsFromEnd, 430)] as [(WheelScrolling, CGFloat)])
  func `a notch during a motion`(answer: WheelScrolling, offset: CGFloat) {
    answering(\.scrolling.wheelScrolling, answer) {
      screen.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      simulation.run(for: 0.15)
      #expect(screen.y == 200)
      simulation.wheel.turn(by: CGPoint(x: 0, y: 30), at: middle)
      simulation.runUntilRest()
      #expect(screen.y == offset)
    }
  }

  @Test(arguments: KeyboardScrolling.allCases)
  func `the keyboard`(answer: KeyboardScrolling) {
    answering(\.scrolling.keyboardScrolling, answer) {
      let seen = flagsSeen { simulation.keyboard.press(.down, in: screen.scrollView) }
      #expect(screen.y == 40)
      #expect(seen.contains { $0[2] } == (answer == .decelerates))
      let calls: [KeyboardScrolling: [String]] = [
        .animates: ["didEndScrollingAnimation"], .animatesSilently: [],
        .decelerates: ["willBeginDecelerating", "didEndDecelerating"],
      ]
      #expect(observer.callsBesideScrolling == calls[answer])
    }
  }

  @Test func `the targets of the keys`() {
    let stops: [(Keyboard.Key, CGFloat)] = [
      (.up, 0), (.down, 40), (.pageDown, 440), (.right, 440), (.up, 400), (.end, 3600),
      (.pageUp, 3200), (.home, 0),
    ]
    for (key, offset) in stops {
      simulation.keyboard.press(key, in: screen.scrollView)
      simulation.runUntilRest()
      #expect(screen.y == offset)
    }
    screen.scrollView.allowsKeyboardScrolling = false
    simulation.keyboard.press(.down, in: screen.scrollView)
    simulation.runUntilRest()
    #expect(screen.y == 0)
  }

  @Test(arguments: ThreeFingerScroll.allCases)
  func `fact 163: three fingers scroll by a viewport, or to the layout's target`(
    answer: ThreeFingerScroll
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 70)
    layout.minimumLineSpacing = 0
    let source = ItemSource(counts: [40])
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    simulation.show(view)
    answering(\.scrolling.threeFingerScroll, answer) {
      #expect(simulation.scrollWithThreeFingers(.up, at: middle))
      simulation.runUntilRest()
      #expect(view.contentOffset.y == (answer == .wholeItems ? 420 : 400))
    }
  }
}
