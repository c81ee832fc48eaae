#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit

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
  private let scale: CGFloat
  /// Where the view was released, and the target of the page that the layout has picked.
  private var releases: [(offset: CGFloat, target: CGFloat)] = []
  private var corrections: [Correction] = []
  private var lastOffset: CGFloat = 0

  private struct Correction {
    let time: Double
    let offset: CGFloat
    let target: CGFloat
    let isAnimated: Bool
  }

  init(_ setup: DelegateSetup) {
    scale = setup.scale
    let layout = setup.makeLayout()
    self.layout = layout
    library = DelegateStage(layout, setup)
    layout.scroll(toPage: Int(setup.start * CGFloat(layout.numberOfPages - 1)), animated: false)
    library.simulation.run(for: 1)
    let handWritten = HandWrittenLayout()
    handWritten.contentLength = layout.collectionViewContentSize.width
    handWritten.period = layout.pageStops.period
    handWritten.frames = (0..<setup.count).map {
      let item = layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      let (center, size) = (item?.center ?? .zero, item?.size ?? .zero)
      // Effects change the frame, but not the middle.
      return CGRect(
        origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
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
      releases.append((library.view.contentOffset.x, target))
    }
    library.view.onScroll = { [unowned self] target, isAnimated in
      corrections.append(
        Correction(
          time: library.simulation.time, offset: library.view.contentOffset.x, target: target,
          isAnimated: isAnimated))
    }
  }

  private func replay(_ handWritten: HandWrittenLayout) {
    var (released, corrected) = (0, 0)
    handWritten.target = { [unowned self] in
      guard released < releases.count else { return nil }
      return moved(releases[released].target, from: releases[released].offset)
    }
    plain.recorder.onRelease = { _ in released += 1 }
    plain.simulation.onFrame = { [unowned self] in
      let (view, time) = (plain.view, plain.simulation.time)
      while corrected < corrections.count, corrections[corrected].time < time + 1e-6 {
        let correction = corrections[corrected]
        corrected += 1
        guard !view.isTracking, !view.isDragging, !view.isDecelerating,
          view.contentOffset.x == lastOffset, layout.pageStops.page(restingAt: lastOffset) == nil
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
    return (moved * scale).rounded() / scale
  }

  func difference(_ gestures: [DelegateGesture]) -> String? {
    for stage in [library, plain] {
      for gesture in gestures { stage.perform(gesture) }
      stage.simulation.run(for: 5)
      stage.simulation.runUntilRest()
    }
    let (calls, expected) = (library.recorder.calls, plain.recorder.calls)
    guard calls != expected else { return nil }
    let same = zip(calls, expected).prefix { $0 == $1 }.count
    return "\(calls.dropFirst(same).prefix(4)) instead of \(expected.dropFirst(same).prefix(4))"
  }
}
#endif
