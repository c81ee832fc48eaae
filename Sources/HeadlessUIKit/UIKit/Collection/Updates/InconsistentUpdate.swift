/// The reason why a batch update doesn't lead from the old numbers of items to the new ones.
enum InconsistentUpdate: Error, Equatable, CustomStringConvertible {
  case unknownSection(Int)
  case unknownItem(IndexPath)
  case repeatedSection(Int)
  case repeatedItem(IndexPath)
  case sectionCount(found: Int, expected: Int)
  case itemCount(section: Int, found: Int, expected: Int)

  var description: String {
    switch self {
    case .unknownSection(let section): "An update names section \(section), which does not exist."
    case .unknownItem(let item): "An update names the item \(item), which does not exist."
    case .repeatedSection(let section): "Section \(section) is updated twice in one batch."
    case .repeatedItem(let item): "The item \(item) is updated twice in one batch."
    case .sectionCount(let found, let expected):
      "After the updates there must be \(expected) sections, but the data source has \(found)."
    case .itemCount(let section, let found, let expected):
      "After the updates section \(section) must have \(expected) items, "
        + "but the data source has \(found)."
    }
  }
}
