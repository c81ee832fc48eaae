/// A cell, whose `contentView` fills it.
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()

  open var isSelected = false
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
