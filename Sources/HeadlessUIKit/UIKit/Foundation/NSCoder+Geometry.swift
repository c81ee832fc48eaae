/// Geometry in keyed archives, as strings.
extension NSCoder {
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    let text = "{\(insets.top), \(insets.left), \(insets.bottom), \(insets.right)}"
    encode(text as NSString, forKey: key)
  }

  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }

  /// Returns zero if the archive has another value.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    let text = decodeObject(of: NSString.self, forKey: key).map(String.init(describing:)) ?? ""
    let numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4 else { return .zero }
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
