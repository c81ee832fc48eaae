/// A view that shows a picture by its content mode, or pictures one after the other.
@MainActor
open class UIImageView: UIView {
  /// An animated picture runs at once, by itself.
  open var image: UIImage? {
    didSet { imageSequence = sequence(of: image) }
  }

  open var animationImages: [UIImage]? { didSet { stopAnimating() } }

  /// Of all animation images together, in seconds; zero means a thirtieth for each.
  open var animationDuration: TimeInterval = 0

  /// Zero means without end.
  open var animationRepeatCount = 0

  open var isAnimating: Bool {
    (animation ?? imageSequence).map { !$0.isOver(at: now) } ?? false
  }

  private var animation: ImageSequence?
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

  open func startAnimating() {
    guard let images = animationImages, !images.isEmpty else { return }
    let natural = TimeInterval(images.count) / 30
    animation = ImageSequence(
      images: images, duration: animationDuration > 0 ? animationDuration : natural,
      repeatCount: max(0, animationRepeatCount), start: now)
  }

  open func stopAnimating() { animation = nil }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    animation?.start = now
    imageSequence?.start = now
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// What is seen at present.
  package var shownImage: UIImage? {
    animation?.image(at: now) ?? imageSequence?.image(at: now) ?? image
  }

  private var now: TimeInterval { window?.mainLoop.now ?? 0 }

  private func sequence(of image: UIImage?) -> ImageSequence? {
    image?.images.map {
      ImageSequence(images: $0, duration: image?.duration ?? 0, start: now)
    }
  }
}
