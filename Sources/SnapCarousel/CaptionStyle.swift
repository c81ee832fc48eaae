#if canImport(UIKit)
import UIKit

/// The style of a carousel's captions.
struct CaptionStyle: Equatable {
  var textColor: UIColor
  var font: UIFont
  var backgroundColor: UIColor?
  /// The space around the text.
  var insets = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
  /// The minimum height of the background, in points.
  var minimumHeight: CGFloat = 0
}
#endif
