#if canImport(Foundation)
import Foundation
#endif

/// Something that the shell carries out for the state.
enum LayoutCommand: Sendable, Hashable {
  /// Moves the view; a drag or a deceleration goes on from there.
  case setOffset(CGFloat)
  /// Moves the view and ends whatever moves it.
  case jump(to: CGFloat)
  /// Has UIKit animate the offset.
  case scroll(to: CGFloat)
  /// Calls for frames.
  case startTicking
  /// Needs no more frames.
  case stopTicking
  /// The view has come to rest.
  case rested
  /// Calls the app back.
  case report(Report)
  /// Has VoiceOver say a page.
  case announce(page: Int)

  /// Where the view is at once, if the command moves it.
  var offset: CGFloat? {
    switch self {
    case .setOffset(let offset), .jump(let offset): offset
    case .scroll, .startTicking, .stopTicking, .rested, .report, .announce: nil
    }
  }
}
