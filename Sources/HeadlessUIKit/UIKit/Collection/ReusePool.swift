/// Views that wait for reuse, by their kind and identifier.
struct ReusePool {
  private var views: [Key: [UICollectionReusableView]] = [:]
  private var classes: [Key: UICollectionReusableView.Type] = [:]

  struct Key: Hashable {
    let kind: String?
    let identifier: String
  }

  mutating func register(_ viewClass: AnyClass?, for key: Key) {
    classes[key] = viewClass as? UICollectionReusableView.Type
  }

  func registeredClass(for key: Key) -> UICollectionReusableView.Type? { classes[key] }

  mutating func put(_ view: UICollectionReusableView, for key: Key) {
    views[key, default: []].append(view)
  }

  mutating func take(for key: Key) -> UICollectionReusableView? { views[key]?.popLast() }
}
