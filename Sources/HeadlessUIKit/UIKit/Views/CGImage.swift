/// A picture with its encoded data; there are no pixels here.
public final class CGImage: Sendable {
  package let encoded: EncodedPicture

  package init(_ encoded: EncodedPicture) { self.encoded = encoded }
}
