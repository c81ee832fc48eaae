import Testing
import UIKit
import UIKitSimulation

/// The gestures recorded on iOS, replayed on the headless scroll view.
@MainActor
struct ScrollTraceTests {
  @Test func `three gestures were recorded`() { #expect(ScrollTrace.all.count == 3) }

  @Test(arguments: ScrollTrace.all)
  func `facts 2-9, 12-15, 114, 118: a recorded gesture`(_ trace: ScrollTrace) throws {
    let simulation = Simulation(size: CGSize(width: 393, height: 852), scale: 3)
    let scrollView = UIScrollView()
    let observer = ScrollObserver()
    simulation.show(scrollView)
    scrollView.contentSize = CGSize(width: 393, height: 40000)
    scrollView.contentOffset.y = trace.startOffset
    scrollView.delegate = observer

    simulation.finger.play(trace.recordedTouches)

    let pixel = 1 / 3.0 + 1e-9
    #expect(observer.offsetAtBeginning?.y == trace.willBeginDraggingOffset)
    #expect(observer.offsets.first?.y == trace.firstMovedOffset)
    #expect(abs(scrollView.contentOffset.y - trace.release.offset) <= pixel)
    let velocity = try #require(observer.velocity)
    #expect(abs(velocity.y - trace.release.velocityPerMs) < 1e-6)
    let target = try #require(observer.reportedTarget)
    #expect(abs(target.y - trace.release.target) <= pixel)
    #expect(observer.decelerates == trace.release.willDecelerate)

    let course = course(of: scrollView, in: simulation)
    for sample in trace.samples {
      #expect(course.passes(near: sample[1], at: sample[0]), "\(sample) is not on the course")
    }
    #expect(abs(scrollView.contentOffset.y - trace.finalOffset) <= pixel)
    #expect(observer.callsBesideScrolling == trace.callbacks)
    if let duration = trace.durationToRest {
      #expect(abs(course.timeOfRest - duration) <= 0.02 + 1 / 60.0)
    }
  }

  /// Runs until the scroll view rests, and returns the offset of each frame after the release.
  private func course(of scrollView: UIScrollView, in simulation: Simulation) -> Course {
    let release = simulation.time
    var course = Course(points: [(0, scrollView.contentOffset.y)])
    simulation.onFrame = {
      course.points.append((simulation.time - release, scrollView.contentOffset.y))
    }
    simulation.runUntilRest()
    simulation.onFrame = nil
    return course
  }
}

/// Offsets over time.
private struct Course {
  var points: [(time: TimeInterval, offset: CGFloat)]

  var timeOfRest: TimeInterval {
    let end = points.last?.offset
    return points.first { $0.offset == end }?.time ?? 0
  }

  /// Whether the course comes within 20 ms and 2 points.
  func passes(near sample: CGFloat, at time: TimeInterval) -> Bool {
    stride(from: -0.02, through: 0.02, by: 0.001).contains {
      abs(offset(at: time + $0) - sample) <= 2
    }
  }

  private func offset(at time: TimeInterval) -> CGFloat {
    guard let next = points.firstIndex(where: { $0.time >= time }), next > 0 else {
      return time <= 0 ? points[0].offset : points[points.count - 1].offset
    }
    let (before, after) = (points[next - 1], points[next])
    let share = (time - before.time) / (after.time - before.time)
    return before.offset + (after.offset - before.offset) * share
  }
}

/// A gesture recorded on iOS, from `scroll-traces.json`.
struct ScrollTrace: Decodable, CustomStringConvertible {
  struct Release: Decodable {
    let offset: CGFloat
    let velocityPerMs: CGFloat
    let target: CGFloat
    let willDecelerate: Bool
  }

  struct Contact: Decodable {
    let time: TimeInterval
    let y: CGFloat

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      time = try values.decode(TimeInterval.self)
      y = try values.decode(CGFloat.self)
    }
  }

  let name: String
  let startOffset: CGFloat
  let touches: [Contact]
  let willBeginDraggingOffset: CGFloat
  let firstMovedOffset: CGFloat
  let release: Release
  let callbacks: [String]
  let finalOffset: CGFloat
  let durationToRest: TimeInterval?
  /// Seconds since the release, and offsets.
  let samples: [[CGFloat]]

  var description: String { name }

  var recordedTouches: [RecordedTouch] {
    touches.map { RecordedTouch(time: $0.time, location: CGPoint(x: 196, y: $0.y)) }
  }

  static let all: [ScrollTrace] = {
    struct File: Decodable { let traces: [ScrollTrace] }
    guard let url = Bundle.module.url(forResource: "Facts/scroll-traces", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return [] }
    return file.traces
  }()
}
