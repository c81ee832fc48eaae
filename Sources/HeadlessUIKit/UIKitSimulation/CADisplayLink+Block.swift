import UIKit

extension CADisplayLink {
  /// A display link that calls a block; the clock retains it until it is invalidated.
  public static func calling(
    _ action: @escaping @MainActor (CADisplayLink) -> Void
  ) -> CADisplayLink {
    CADisplayLink(action: action)
  }
}
