/// The index paths of lists and grids, which Foundation on Linux lacks (fact 78).
extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
