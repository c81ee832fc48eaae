#if canImport(UIKit)
import UIKit

/// How the captions of a banner look.
struct CaptionStyle: Equatable {
  var textColor: UIColor
  var font: UIFont
  var backgroundColor: UIColor?
  /// The space around the text.
  var insets = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
  /// How high the background is at least, in points.
  var minimumHeight: CGFloat = 0
}
#endif
