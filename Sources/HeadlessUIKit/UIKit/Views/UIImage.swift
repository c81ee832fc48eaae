/// A picture with its encoded data and the size from its header, or a sequence of pictures.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size in points.
  open var size: CGSize {
    if let first = sequence.first { return first.size }
    let pixels = encoded?.pixelSize ?? .zero
    return CGSize(width: pixels.width / pixelScale, height: pixels.height / pixelScale)
  }

  /// Pixels per point.
  open var scale: CGFloat { sequence.first?.scale ?? pixelScale }

  /// The pictures of an animated image.
  open var images: [UIImage]? { sequence.isEmpty ? nil : sequence }

  /// The duration of all pictures together, in seconds.
  open var duration: TimeInterval { sequenceDuration }

  /// The data that a picture of the view tree embeds; for a sequence, that of the first picture.
  package var encoded: EncodedPicture? { sequence.first?.encoded ?? ownEncoded }

  private let ownEncoded: EncodedPicture?
  private let pixelScale: CGFloat
  private let sequence: [UIImage]
  private let sequenceDuration: TimeInterval

  /// An empty picture without size.
  public override convenience init() { self.init(encoded: nil, scale: 1) }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let encoded = EncodedPicture(data) else { return nil }
    self.init(encoded: encoded, scale: scale)
  }

  public convenience init(cgImage: CGImage) { self.init(encoded: cgImage.encoded, scale: 1) }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// A PNG, JPEG or GIF in the main bundle; the default type is PNG.
  public convenience init?(named name: String) {
    let type = name.contains(".") ? nil : "png"
    guard let path = Bundle.main.path(forResource: name, ofType: type) else { return nil }
    self.init(contentsOfFile: path)
  }

  private init(
    encoded: EncodedPicture?, scale: CGFloat, sequence: [UIImage] = [], duration: TimeInterval = 0
  ) {
    ownEncoded = encoded
    pixelScale = scale > 0 ? scale : 1
    self.sequence = sequence
    sequenceDuration = duration
  }

  /// Creates an image whose pictures an image view shows one after the other.
  ///
  /// - Parameters:
  ///   - images: The pictures; the result is nil if there are none.
  ///   - duration: The duration of all pictures; zero means a thirtieth of a second for each.
  /// - Returns: The animated image.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard !images.isEmpty else { return nil }
    let natural = TimeInterval(images.count) / 30
    return UIImage(
      encoded: nil, scale: 1, sequence: images, duration: duration > 0 ? duration : natural)
  }
}
