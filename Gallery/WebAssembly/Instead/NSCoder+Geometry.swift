extension NSCoder {
  public func decodeCGSize(forKey key: String) -> CGSize { .zero }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { .zero }
}
