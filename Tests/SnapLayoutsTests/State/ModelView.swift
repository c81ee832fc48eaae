import Foundation

@testable import SnapLayouts

/// A model of a scroll view as a plain value, along one axis.
struct ModelView: Sendable {
  var contents: ModelContents
  var offset: CGFloat = 0
  var motion = Motion.none
  var isDraggingItem = false
  var isInWindow = true
  var restsOnPages = true
  var isTicking = false
  /// Whether the layout is invalid until the next pass.
  var needsLayout = true
  /// Whether a layout pass is pending that will find no change.
  var needsPass = false

  enum Motion: Equatable, Sendable {
    case none
    /// A finger, or a trackpad without tracking; some report a motion before they drag.
    case finger(isTracking: Bool, isMoving: Bool)
    case moving(Mover, to: CGFloat, frames: Int)

    enum Mover: Sendable {
      /// A deceleration, an animated offset, and an animation without flags.
      case momentum, request, silent
    }

    var target: CGFloat? { if case .moving(_, let target, _) = self { target } else { nil } }
    var framesLeft: Int { if case .moving(_, _, let frames) = self { frames } else { 0 } }
    var isMomentum: Bool { if case .moving(.momentum, _, _) = self { true } else { false } }

    var next: Motion {
      guard case .moving(let mover, let target, let frames) = self else { return self }
      return frames > 1 ? .moving(mover, to: target, frames: frames - 1) : .none
    }

    func moved(by distance: CGFloat) -> Motion {
      guard case .moving(let mover, let target, let frames) = self else { return self }
      return .moving(mover, to: target + distance, frames: frames)
    }
  }

  var isHeld: Bool { if case .finger = motion { true } else { isDraggingItem } }

  /// Whether no layout pass is pending.
  var isLaidOut: Bool { !needsLayout && !needsPass }

  var snapshot: ViewSnapshot {
    var snapshot = ViewSnapshot(
      offset: offset, isDraggingItem: isDraggingItem, isInWindow: isInWindow,
      isTicking: isTicking, restsOnPages: restsOnPages)
    snapshot.isMoving = motion.isMomentum
    if case .finger(let isTracking, let isMoving) = motion {
      snapshot.touch = isTracking ? .down : isMoving ? .panning : .none
      snapshot.isMoving = isMoving
    }
    return snapshot
  }
}
