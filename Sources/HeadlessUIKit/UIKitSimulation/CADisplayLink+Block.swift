import UIKit

extension CADisplayLink {
  /// A display link that calls a block; it is kept by the clock until it is invalidated.
  public static func calling(
    _ action: @escaping @MainActor (CADisplayLink) -> Void
  ) -> CADisplayLink {
    CADisplayLink(action: action)
  }
}
