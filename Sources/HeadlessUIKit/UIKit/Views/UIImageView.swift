/// A view that shows a picture with its content mode.
open class UIImageView: UIView {
  /// The image; an animated image plays at once.
  open var image: UIImage? {
    didSet { imageSequence = sequence(of: image) }
  }

  open var isAnimating: Bool { imageSequence != nil }

  private var imageSequence: ImageSequence?

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    imageSequence = sequence(of: image)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    imageSequence?.start = now
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The picture that is visible at present.
  package var shownImage: UIImage? {
    imageSequence?.image(at: now) ?? image
  }

  private var now: TimeInterval { window?.mainLoop.now ?? 0 }

  private func sequence(of image: UIImage?) -> ImageSequence? {
    image?.images.map {
      ImageSequence(images: $0, duration: image?.duration ?? 0, start: now)
    }
  }
}
