/// The properties of a flow layout in an Interface Builder archive, which omits default values.
struct FlowArchive {
  let lineSpacing: CGFloat?
  let interitemSpacing: CGFloat?
  let itemSize: CGSize?
  let estimatedItemSize: CGSize?
  let headerReferenceSize: CGSize?
  let footerReferenceSize: CGSize?
  let sectionInset: UIEdgeInsets?
  let scrollDirection: UICollectionView.ScrollDirection?

  @MainActor
  init(_ coder: NSCoder) {
    func value<Value>(_ key: String, _ read: (String) -> Value) -> Value? {
      coder.containsValue(forKey: key) ? read(key) : nil
    }
    lineSpacing = value("UILineSpacing") { CGFloat(coder.decodeFloat(forKey: $0)) }
    interitemSpacing = value("UIInteritemSpacing") { CGFloat(coder.decodeFloat(forKey: $0)) }
    itemSize = value("UIItemSize") { coder.decodeCGSize(forKey: $0) }
    estimatedItemSize = value("UIEstimatedItemSize") { coder.decodeCGSize(forKey: $0) }
    headerReferenceSize = value("UIHeaderReferenceSize") { coder.decodeCGSize(forKey: $0) }
    footerReferenceSize = value("UIFooterReferenceSize") { coder.decodeCGSize(forKey: $0) }
    sectionInset = value("UISectionInset") { coder.decodeUIEdgeInsets(forKey: $0) }
    scrollDirection = value("UIScrollDirection") { coder.decodeInteger(forKey: $0) }
      .flatMap(UICollectionView.ScrollDirection.init(rawValue:))
  }

  @MainActor
  init(_ layout: UICollectionViewFlowLayout) {
    lineSpacing = layout.minimumLineSpacing
    interitemSpacing = layout.minimumInteritemSpacing
    itemSize = layout.itemSize
    estimatedItemSize = layout.estimatedItemSize
    headerReferenceSize = layout.headerReferenceSize
    footerReferenceSize = layout.footerReferenceSize
    sectionInset = layout.sectionInset
    scrollDirection = layout.scrollDirection
  }

  @MainActor
  func encode(with coder: NSCoder) {
    let sizes = [
      "UIItemSize": itemSize, "UIEstimatedItemSize": estimatedItemSize,
      "UIHeaderReferenceSize": headerReferenceSize, "UIFooterReferenceSize": footerReferenceSize,
    ]
    for case (let key, let size?) in sizes { coder.encode(size, forKey: key) }
    if let lineSpacing { coder.encode(Float(lineSpacing), forKey: "UILineSpacing") }
    if let interitemSpacing { coder.encode(Float(interitemSpacing), forKey: "UIInteritemSpacing") }
    if let sectionInset { coder.encode(sectionInset, forKey: "UISectionInset") }
    if let scrollDirection { coder.encode(scrollDirection.rawValue, forKey: "UIScrollDirection") }
  }
}
