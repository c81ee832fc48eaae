/// A cell, whose `contentView` fills it.
open class UICollectionViewCell: UICollectionReusableView {
  open var contentView: UIView { ownContentView }

  open var isSelected = false
  open var isHighlighted = false

  private let ownContentView = UIView()

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
