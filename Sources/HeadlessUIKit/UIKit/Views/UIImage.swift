/// A picture that keeps its encoded data; the size is read from the header.
open class UIImage: NSObject, @unchecked Sendable {
  /// In points, at one pixel a point.
  public let size: CGSize

  package let encoded: EncodedPicture

  public init?(data: Data) {
    guard let encoded = EncodedPicture(data) else { return nil }
    self.encoded = encoded
    size = encoded.pixelSize
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
}
