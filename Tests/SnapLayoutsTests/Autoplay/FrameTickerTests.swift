#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

@testable import SnapLayouts

/// Tickers and timers.
@MainActor
struct FrameTickerTests {
  private let simulation = Simulation(size: CGSize(width: 100, height: 100))
  private let view = UIView()

  init() { simulation.window.addSubview(view) }

  @Test func `a ticker ticks once a frame until it is stopped`() {
    var times: [TimeInterval] = []
    let ticker = FrameTicker(of: view) { times.append($1) }
    ticker.start(in: view)
    ticker.start(in: view)
    #expect(ticker.isRunning && !ticker.wantsAllFrames)
    simulation.run(for: 0.1)
    #expect(times.count == 6 && times == times.sorted())
    ticker.stop()
    ticker.stop()
    simulation.run(for: 0.1)
    #expect(times.count == 6 && !ticker.isRunning && !ticker.wantsAllFrames)
  }

  @Test func `of several tickers in a window those tick that run, whoever has stopped`() {
    var calls = [0, 0, 0]
    let tickers = (0..<3).map { number in FrameTicker(of: view) { _, _ in calls[number] += 1 } }
    func expect(_ ticks: [Int], _ location: SourceLocation = #_sourceLocation) {
      calls = [0, 0, 0]
      simulation.run(for: 1.0 / 60)
      #expect(calls == ticks, sourceLocation: location)
    }
    for ticker in tickers { ticker.start(in: view) }
    tickers[0].stop()
    expect([0, 1, 1])
    tickers[2].stop()
    expect([0, 1, 0])
    tickers[0].start(in: view)
    expect([1, 1, 0])
    tickers[1].stop()
    expect([1, 0, 0])
  }

  @Test func `only another ticker's view leads, and one that is held counts first`() {
    let tickers = (0..<3).map { _ in FrameTicker(of: view) { _, _ in } }
    for ticker in tickers { ticker.start(in: view) }
    func expect(_ leaders: [ViewSnapshot.Leader], sourceLocation: SourceLocation = #_sourceLocation)
    {
      #expect(
        tickers.map { $0.leader(along: .horizontal, in: view.window) } == leaders,
        sourceLocation: sourceLocation)
    }
    tickers[0].lead = .init(axis: .horizontal, isHeld: false)
    expect([.none, .moving, .moving])
    tickers[1].lead = .init(axis: .horizontal, isHeld: true)
    expect([.held, .moving, .held])
    tickers[1].lead = .init(axis: .vertical, isHeld: true)
    expect([.none, .moving, .moving])
    // A view that leaves its window leads nobody until it goes on.
    tickers[0].stop()
    expect([.none, .none, .none])
    tickers[0].start(in: view)
    tickers[2].stop()
    expect([.none, .moving, .moving])
  }

  @Test func `a ticker wants all frames of the display while the layout moves the view`() {
    let turn = Autoplay(interval: 2, turnDuration: 4)
    let screen = SnapScreen(strip: SnapFlowLayout()) { layout, _ in layout.autoplay = turn }
    screen.layout.scroll(toPage: 3, animated: true)
    screen.simulation.run(for: 0.1)
    #expect(screen.layout.ticker.isRunning && !screen.layout.ticker.wantsAllFrames)
    screen.simulation.runUntilRest()
    screen.simulation.run(for: 3)
    #expect(screen.layout.ticker.wantsAllFrames)
    screen.layout.autoplay = nil
    screen.simulation.run(for: 6)
    #expect(!screen.layout.ticker.wantsAllFrames)
    screen.layout.autoplay = Autoplay(interval: 2, driftSpeed: 60)
    screen.simulation.run(for: 2.5)
    #expect(screen.layout.ticker.wantsAllFrames)
    screen.layout.autoplay = nil
    screen.simulation.run(for: 1)
    #expect(!screen.layout.ticker.wantsAllFrames)
  }

  /// Under a finger too, where UIKit moves the view; but nobody needs them for a view that stands still.
  @Test(arguments: [0, 1, 2, 3])
  func `a frame that has seen the view move wants all frames for whoever waits for them`(waits: Int)
  {
    let screen = SnapScreen(strip: SnapFlowLayout()) { layout, _ in
      if waits == 1 { layout.onPagePositionChange = { _ in } }
      if waits == 2 { layout.effects = [.zoom()] }
      if waits == 3 { layout.onPageChange = { _ in } }
    }
    screen.simulation.finger.touchDown(at: screen.middle)
    screen.simulation.finger.move(to: screen.point(-60), over: 0.2)
    #expect(screen.layout.ticker.isRunning && screen.layout.ticker.wantsAllFrames == (waits > 0))
    screen.simulation.finger.hold(for: 0.2)
    #expect(screen.layout.ticker.isRunning && !screen.layout.ticker.wantsAllFrames)
    screen.simulation.finger.release()
    screen.simulation.runUntilRest()
    #expect(!screen.layout.ticker.wantsAllFrames)
  }

  @Test func `what stops in a tick isn't called again, and forgets that it has wanted all frames`()
  {
    var (calls, stops) = (0, false)
    var ticker: FrameTicker?
    ticker = FrameTicker(of: view) { _, _ in
      calls += 1
      ticker?.viewWasMoved()
      if stops { ticker?.stop() }
    }
    ticker?.start(in: view)
    simulation.run(for: 0.1)
    #expect(ticker?.wantsAllFrames == true)
    ticker?.stop()
    #expect(ticker?.wantsAllFrames == false)
    (calls, stops) = (0, true)
    ticker?.start(in: view)
    simulation.run(for: 0.1)
    #expect(calls == 1)
    // It retains the closure that retains it.
    ticker = nil
  }

  @Test func `a timer calls once`() {
    let timer = OneShotTimer()
    var calls = 0
    timer.start(after: 1, in: view) { calls += 10 }
    timer.start(after: 2, in: view) { calls += 1 }
    simulation.run(for: 1.9)
    #expect(calls == 0 && timer.isRunning)
    simulation.run(for: 0.2)
    #expect(calls == 1 && !timer.isRunning)
    timer.start(after: 1, in: view) { calls += 100 }
    timer.cancel()
    #expect(!timer.isRunning)
    simulation.run(for: 2)
    timer.start(after: 1, in: view) { calls += 100 }
    timer.start(after: 1, in: UIView()) { calls += 1 }
    simulation.run(for: 2)
    #expect(calls == 2)
    // It may be started again from its own call.
    timer.start(after: 1, in: view) { [view] in timer.start(after: 1, in: view) { calls += 1 } }
    simulation.run(for: 1.5)
    #expect(timer.isRunning)
    simulation.run(for: 1)
    #expect(calls == 3)
  }

  @Test func `without a window no frames come`() {
    let ticker = FrameTicker(of: view) { _, _ in }
    ticker.start(in: UIView())
    #expect(!ticker.isRunning)
  }

  @Test func `whoever is gone isn't called`() {
    var calls = 0
    var owner: NSObject? = NSObject()
    let ticker = owner.map { FrameTicker(of: $0) { _, _ in calls += 1 } }
    var timer: OneShotTimer? = OneShotTimer()
    weak var formerOwner: NSObject?
    weak var formerTimer: OneShotTimer?
    (formerOwner, formerTimer) = (owner, timer)
    ticker?.start(in: view)
    timer?.start(after: 1, in: view) { calls += 1 }
    (owner, timer) = (nil, nil)
    #expect(formerOwner == nil && formerTimer == nil)
    simulation.run(for: 2)
    #expect(calls == 0)
    #expect(ticker?.isRunning == false)
  }
}
#endif
