import UIKit

@testable import SnapLayouts

// The code between `begin` and `end` is in a document for contributors, word for word;
// ``GuideTests`` compares them, and ``EffectLaws`` try it like an effect of the library.

// begin
extension ItemEffect {
  /// Items sink as they leave the focus, by at most a number of points; negative numbers lift them.
  ///
  /// - Parameter depth: The distance in points, 40 by default.
  /// - Returns: The effect.
  public static func sink(by depth: CGFloat = 40) -> ItemEffect {
    let depth = depth.corrected()
    return ItemEffect { position, appearance in
      appearance.translation[across: position.axis] += depth * min(abs(position.progress), 1)
    }
  }
}
// end
