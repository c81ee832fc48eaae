import Foundation

@testable import SnapLayouts

/// A model of a scroll view as a plain value, along one axis.
struct ModelView: Hashable, Sendable {
  var contents: ModelContents
  var offset: CGFloat = 0
  var motion = Motion.none
  var isDraggingItem = false
  var isInWindow = true
  var restsOnPages = true
  var isTicking = false
  /// Whether the layout is setting the offset at this moment.
  var isBeingSet = false
  /// Whether autoplay may move the view.
  var allowsAutoplay = false
  /// Whether the layout is to be woken.
  var isAwaited = false
  /// Whether the layout is invalid until the next pass.
  var needsLayout = true
  /// Whether a layout pass is pending that will find no change.
  var needsPass = false

  enum Motion: Hashable, Sendable {
    case none
    /// A finger, or a trackpad without tracking; some report a motion before they drag.
    case finger(isTracking: Bool, isMoving: Bool)
    /// A deceleration.
    case momentum(to: CGFloat, frames: Int)
    /// An animated offset.
    case request(to: CGFloat, frames: Int)
    /// An animation without flags.
    case silent(to: CGFloat, frames: Int)

    var target: CGFloat? {
      switch self {
      case .none, .finger: nil
      case .momentum(let target, _), .request(let target, _), .silent(let target, _): target
      }
    }

    /// The same motion after a frame.
    var next: Motion {
      switch self {
      case .none, .finger: self
      case .momentum(let target, let frames):
        frames > 1 ? .momentum(to: target, frames: frames - 1) : .none
      case .request(let target, let frames):
        frames > 1 ? .request(to: target, frames: frames - 1) : .none
      case .silent(let target, let frames):
        frames > 1 ? .silent(to: target, frames: frames - 1) : .none
      }
    }

    var framesLeft: Int {
      switch self {
      case .none, .finger: 0
      case .momentum(_, let frames), .request(_, let frames), .silent(_, let frames): frames
      }
    }

    func moved(by distance: CGFloat) -> Motion {
      switch self {
      case .none, .finger: self
      case .momentum(let target, let frames): .momentum(to: target + distance, frames: frames)
      case .request(let target, let frames): .request(to: target + distance, frames: frames)
      case .silent(let target, let frames): .silent(to: target + distance, frames: frames)
      }
    }
  }

  var isHeld: Bool { if case .finger = motion { true } else { isDraggingItem } }

  /// Whether no layout pass is pending.
  var isLaidOut: Bool { !needsLayout && !needsPass }

  var snapshot: ViewSnapshot {
    var snapshot = ViewSnapshot(
      offset: offset, isDraggingItem: isDraggingItem, isInWindow: isInWindow,
      isBeingSet: isBeingSet, isTicking: isTicking, restsOnPages: restsOnPages)
    switch motion {
    case .finger(let isTracking, let isMoving):
      snapshot.touch = isTracking ? .down : isMoving ? .panning : .none
      snapshot.isMoving = isMoving
    case .momentum: snapshot.isMoving = true
    case .none, .request, .silent: break
    }
    return snapshot
  }
}
