import UIKit

/// A cover with rounded corners.
final class CoverCardCell: CoverCell {
  override class var bottomMargin: CGFloat { 16 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 22
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }
}
