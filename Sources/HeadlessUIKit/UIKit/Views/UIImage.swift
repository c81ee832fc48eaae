/// A picture that keeps its encoded data, the size read from the header; or a sequence of pictures.
open class UIImage: NSObject, @unchecked Sendable {
  /// In points.
  open var size: CGSize {
    if let first = sequence.first { return first.size }
    let pixels = encoded?.pixelSize ?? .zero
    return CGSize(width: pixels.width / pixelScale, height: pixels.height / pixelScale)
  }

  /// Pixels a point.
  open var scale: CGFloat { sequence.first?.scale ?? pixelScale }

  /// The pictures of an animated one.
  open var images: [UIImage]? { sequence.isEmpty ? nil : sequence }

  /// Of all pictures together, in seconds.
  open var duration: TimeInterval { sequenceDuration }

  /// What a picture of the tree embeds: of a sequence, that of the first.
  package var encoded: EncodedPicture? { sequence.first?.encoded ?? ownEncoded }

  private let ownEncoded: EncodedPicture?
  private let pixelScale: CGFloat
  private let sequence: [UIImage]
  private let sequenceDuration: TimeInterval

  /// A picture of nothing, of no size.
  public override convenience init() { self.init(encoded: nil, scale: 1) }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let encoded = EncodedPicture(data) else { return nil }
    self.init(encoded: encoded, scale: scale)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// A PNG, JPEG or GIF among the files of the main bundle; without a type it is a PNG.
  public convenience init?(named name: String) {
    let type = (name as NSString).pathExtension.isEmpty ? "png" : nil
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

  /// Pictures that an image view shows one after the other.
  ///
  /// - Parameters:
  ///   - images: The pictures; nil comes back if there are none.
  ///   - duration: Of all together; zero means a thirtieth of a second for each.
  /// - Returns: The animated picture.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard !images.isEmpty else { return nil }
    let natural = TimeInterval(images.count) / 30
    return UIImage(
      encoded: nil, scale: 1, sequence: images, duration: duration > 0 ? duration : natural)
  }
}
