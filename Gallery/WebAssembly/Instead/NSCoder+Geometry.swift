extension NSCoder {
  public func encode(_ size: CGSize, forKey key: String) {}
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {}
  public func decodeCGSize(forKey key: String) -> CGSize { .zero }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { .zero }
}
