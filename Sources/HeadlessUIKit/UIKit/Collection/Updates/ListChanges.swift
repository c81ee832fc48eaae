/// The changes of items, or of sections, in a batch update.
///
/// Deletions, reloads and origins are positions before the update; insertions and destinations are
/// positions after it.
struct ListChanges<Place: Hashable & Comparable> {
  struct Move {
    let origin: Place
    let destination: Place
  }

  var inserted: [Place] = []
  var deleted: [Place] = []
  var reloaded: [Place] = []
  var moved: [Move] = []

  /// The positions that lose their element, and those that get a new one.
  var vacated: [Place] { deleted + moved.map(\.origin) }
  var filled: [Place] { inserted + moved.map(\.destination) }

  /// A position that is changed in two ways at once.
  var repeated: Place? { (vacated + reloaded).firstRepeated ?? filled.firstRepeated }
}

/// The changes in a batch update.
struct CollectionChanges {
  var items = ListChanges<IndexPath>()
  var sections = ListChanges<Int>()
}

extension Array where Element: Hashable {
  /// The first element that is equal to an earlier one.
  var firstRepeated: Element? {
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}
