extension PresentedImage {
  /// The address from which a page loads the picture: that of its file.
  var source: String { String(decoding: data.dropFirst(Data.headerLength), as: UTF8.self) }
}
