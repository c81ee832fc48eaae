#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import UIKit
import UIKitSimulation

/// A strip, described by the source code that makes it.
struct DelegateSetup: Sendable, Hashable, CustomStringConvertible {
  enum Rate: String, CaseIterable, Sendable {
    case normal, fast

    var value: UIScrollView.DecelerationRate { self == .normal ? .normal : .fast }
  }

  enum Policy: String, CaseIterable, Sendable {
    case picker, shelf, banner
    /// One that turns up to three pages, and only at a whole page.
    case hesitant

    var value: ReleasePolicy {
      switch self {
      case .picker: .picker
      case .shelf: .shelf
      case .banner: .banner
      case .hesitant:
        ReleasePolicy(maximumPagesPerDrag: 3, turnFraction: 1, flickVelocity: 0.6)
      }
    }
  }

  enum Start: String, CaseIterable, Sendable {
    case first, middle, last
  }

  var kind = LayoutUnderTest.leading
  var policy = Policy.picker
  var cancelsSmoothly = false
  var rate = Rate.normal
  var scale: CGFloat = 2
  var framesPerSecond = 60
  var itemLength: CGFloat = 80
  var start = Start.middle

  let length: CGFloat = 300
  let count = 30

  var spacing: CGFloat { itemLength < length ? 10 : 0 }

  var description: String {
    """
    DelegateSetup(kind: .\(kind), policy: .\(policy), cancelsSmoothly: \(cancelsSmoothly), \
    rate: .\(rate), scale: \(scale), framesPerSecond: \(framesPerSecond), \
    itemLength: \(itemLength), start: .\(start))
    """
  }

  /// All circumstances but the smooth cancel.
  static var combinations: Combinations<DelegateSetup> {
    var combinations = Combinations(of: DelegateSetup())
    combinations.vary(\.kind, LayoutUnderTest.allCases)
    combinations.vary(\.policy, Policy.allCases)
    combinations.vary(\.rate, Rate.allCases)
    combinations.vary(\.scale, [1, 2, 3])
    combinations.vary(\.framesPerSecond, [60, 120])
    combinations.vary(\.itemLength, [66.7, 80, 120, 300])
    combinations.vary(\.start, Start.allCases)
    return combinations
  }

  static func random(using generator: inout SeededGenerator) -> DelegateSetup {
    var setup = DelegateSetup()
    setup.kind = generator.pick(LayoutUnderTest.allCases)
    setup.policy = generator.pick(Policy.allCases)
    setup.rate = generator.pick(Rate.allCases)
    setup.scale = generator.pick([1, 2, 3])
    setup.framesPerSecond = generator.pick([60, 120])
    setup.itemLength = generator.pick([66.7, 80, 120, 300])
    setup.start = generator.pick(Start.allCases)
    return setup
  }

  @MainActor
  func makeLayout() -> SnapFlowLayout {
    let layout = kind.make()
    layout.preferredDecelerationRate = rate.value
    layout.releasePolicy = policy.value
    layout.releasePolicy.cancelsSmoothly = cancelsSmoothly
    return layout
  }
}

/// What a delegate can tell apart.
struct DelegateDifference: CustomStringConvertible {
  enum Kind: String, CaseIterable, Sendable {
    /// A flag, the velocity or the target of a release, or whether it decelerates.
    case release
    /// The last call of a motion.
    case end
    /// The other calls and their order.
    case order
    /// The offset at which the view rests.
    case rest
    /// The offsets on the way, or their times.
    case way
  }

  let kind: Kind
  let description: String
}

/// The same gestures on a strip with a layout of the library, and on one with a layout that an app
/// has written by hand: it has the same frames and returns the same page from
/// `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`.
///
/// A hand-written layout isn't asked about a view that a tap, a wheel or a key has stopped between
/// pages. There the library scrolls to a page, which is its promise. So the app does the same beside
/// its layout, at the same time, but only where the view really stands still.
@MainActor
final class DelegateTwins {
  private let layout: SnapFlowLayout
  private let library: DelegateStage
  private let plain: DelegateStage
  private let setup: DelegateSetup
  private var releases: [Release] = []
  private var corrections: [Correction] = []
  private var lastOffset: CGFloat = 0

  private struct Release {
    let offset: CGFloat
    /// The target of the page that the layout has picked.
    let target: CGFloat
  }

  private struct Correction {
    let time: Double
    let offset: CGFloat
    let target: CGFloat
    let isAnimated: Bool
  }

  static func difference(
    _ setup: DelegateSetup, _ gestures: [DelegateGesture]
  ) -> DelegateDifference? {
    DelegateTwins(setup).difference(gestures)
  }

  /// The fewest of the gestures with a difference of the same kind.
  static func shortened(
    _ setup: DelegateSetup, _ gestures: [DelegateGesture], _ kind: DelegateDifference.Kind
  ) -> [DelegateGesture] {
    for index in gestures.indices {
      var fewer = gestures
      fewer.remove(at: index)
      if difference(setup, fewer)?.kind == kind { return shortened(setup, fewer, kind) }
    }
    return gestures
  }

  init(_ setup: DelegateSetup) {
    self.setup = setup
    let layout = setup.makeLayout()
    self.layout = layout
    library = DelegateStage(layout, setup)
    let count = layout.numberOfPages
    let page =
      switch setup.start {
      case .first: 0
      case .middle: count / 2
      case .last: count - 1
      }
    layout.scroll(toPage: page, animated: false)
    library.simulation.run(for: 1)
    let handWritten = HandWrittenLayout()
    handWritten.contentLength = layout.collectionViewContentSize.width
    handWritten.period = layout.pageStops.period
    handWritten.frames = (0..<setup.count).map {
      let item = layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      // Effects change the frame, but not the middle.
      return CGRect(
        x: (item?.center.x ?? 0) - (item?.size.width ?? 0) / 2,
        y: (item?.center.y ?? 0) - (item?.size.height ?? 0) / 2,
        width: item?.size.width ?? 0, height: item?.size.height ?? 0)
    }
    plain = DelegateStage(handWritten, setup)
    plain.view.contentOffset = library.view.contentOffset
    plain.simulation.run(for: 1)
    for stage in [library, plain] {
      stage.recorder.period = layout.pageStops.period.map { Int(($0 * setup.scale).rounded()) }
      stage.recorder.forget()
    }
    record()
    replay(handWritten)
  }

  /// Records what the library's layout answers and where it scrolls by itself.
  private func record() {
    library.recorder.onRelease = { [unowned self] target in
      let offset = library.view.contentOffset.x
      releases.append(Release(offset: offset, target: pageTarget(at: offset) ?? target))
    }
    library.view.onScroll = { [unowned self] target, isAnimated in
      corrections.append(
        Correction(
          time: library.simulation.time, offset: library.view.contentOffset.x, target: target,
          isAnimated: isAnimated))
    }
  }

  /// Where the page is that a smooth cancel scrolls back to; nil for other releases.
  private func pageTarget(at offset: CGFloat) -> CGFloat? {
    guard setup.cancelsSmoothly, let release = layout.lastRelease, release.releaseOffset == offset
    else { return nil }
    return layout.releasePolicy.restingOffset(for: release, stops: layout.pageStops)
  }

  private func replay(_ handWritten: HandWrittenLayout) {
    var (released, corrected) = (0, 0)
    handWritten.target = { [unowned self] in
      guard released < releases.count else { return nil }
      let release = releases[released]
      return moved(release.target, from: release.offset)
    }
    plain.recorder.onRelease = { _ in released += 1 }
    plain.simulation.onFrame = { [unowned self] in
      let (view, time) = (plain.view, plain.simulation.time)
      while corrected < corrections.count, corrections[corrected].time < time + 1e-6 {
        let correction = corrections[corrected]
        corrected += 1
        guard !view.isTracking, !view.isDragging, !view.isDecelerating,
          view.contentOffset.x == lastOffset,
          layout.pageStops.page(restingAt: lastOffset) == nil
        else { continue }
        view.setContentOffset(
          CGPoint(x: moved(correction.target, from: correction.offset), y: 0),
          animated: correction.isAnimated)
      }
      lastOffset = view.contentOffset.x
    }
  }

  /// An offset of the library's view in the other one, which may be whole periods away.
  private func moved(_ target: CGFloat, from offset: CGFloat) -> CGFloat {
    guard layout.pageStops.isLooping else { return target }
    let moved = plain.view.contentOffset.x + target - offset
    return (moved * setup.scale).rounded() / setup.scale
  }

  private func difference(_ gestures: [DelegateGesture]) -> DelegateDifference? {
    run(gestures, on: library)
    run(gestures, on: plain)
    return Self.difference(library.recorder.calls, plain.recorder.calls)
  }

  private func run(_ gestures: [DelegateGesture], on stage: DelegateStage) {
    for gesture in gestures { stage.perform(gesture) }
    stage.simulation.run(for: 5)
    stage.simulation.runUntilRest()
  }

  private static func difference(
    _ calls: [DelegateCall], _ expected: [DelegateCall]
  ) -> DelegateDifference? {
    guard calls != expected else { return nil }
    let (named, expectedNamed) = (
      calls.filter { $0.name != .didScroll }, expected.filter { $0.name != .didScroll }
    )
    let kind: DelegateDifference.Kind
    var excerpt: (calls: ArraySlice<DelegateCall>, expected: ArraySlice<DelegateCall>)
    if named.map(\.name) != expectedNamed.map(\.name) {
      let pairs = zip(named.map(\.name), expectedNamed.map(\.name))
      let index =
        pairs.enumerated().first { $0.element.0 != $0.element.1 }?.offset
        ?? min(named.count, expectedNamed.count)
      excerpt = (named.dropFirst(max(0, index - 1)), expectedNamed.dropFirst(max(0, index - 1)))
      let ends: Set<DelegateCall.Name> = [.didEndDecelerating, .didEndScrollingAnimation]
      let isEnd =
        index >= expectedNamed.count || ends.contains(expectedNamed[index].name)
      let isRelease =
        index > 0 && index < named.count && named[index - 1].name == .didEndDragging
        && named[index - 1].willDecelerate != expectedNamed[index - 1].willDecelerate
      kind = isRelease ? .release : isEnd ? .end : .order
    } else if let index = zip(named, expectedNamed).enumerated().first(where: {
      !$0.element.0.looksLike($0.element.1)
    })?.offset {
      excerpt = (named.dropFirst(index), expectedNamed.dropFirst(index))
      kind = .release
    } else if calls.last?.offset != expected.last?.offset {
      excerpt = (calls.suffix(2), expected.suffix(2))
      kind = .rest
    } else {
      let index =
        zip(calls, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        ?? min(calls.count, expected.count)
      excerpt = (calls.dropFirst(index), expected.dropFirst(index))
      kind = .way
    }
    func text(_ calls: ArraySlice<DelegateCall>) -> String {
      calls.prefix(4).map(\.description).joined(separator: "; ")
    }
    return DelegateDifference(
      kind: kind,
      description: "\(kind): [\(text(excerpt.calls))] instead of [\(text(excerpt.expected))]")
  }
}

extension DelegateCall {
  /// Whether a delegate sees the same in two calls of one name, apart from the time and the offset.
  fileprivate func looksLike(_ other: DelegateCall) -> Bool {
    isTracking == other.isTracking && isDragging == other.isDragging
      && isDecelerating == other.isDecelerating && velocity == other.velocity
      && target == other.target && willDecelerate == other.willDecelerate
  }
}
#endif
