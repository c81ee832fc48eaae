import Foundation

/// Something that the layout does on behalf of its state.
enum LayoutCommand: Sendable, Hashable {
  /// Sets the offset; a drag or a deceleration continues from there.
  case setOffset(CGFloat)
  /// Sets the offset and stops any motion.
  case jump(to: CGFloat)
  /// Scrolls with UIKit's own animation.
  case scroll(to: CGFloat)
  /// Places all elements again, because a ring has turned after its layout pass.
  case placeElements
  /// Requests a callback for each display frame.
  case startTicking
  /// Cancels the frame callbacks.
  case stopTicking
  /// Notes that the view has come to rest.
  case rested
  /// Calls the app back.
  case report(Report)
  /// Makes VoiceOver announce a page.
  case announce(page: Int)

  /// The offset that the command sets at once; nil for other commands.
  var offset: CGFloat? {
    switch self {
    case .setOffset(let offset), .jump(let offset): offset
    case .scroll, .placeElements, .startTicking, .stopTicking, .rested, .report, .announce: nil
    }
  }
}
