/// What a batch of updates does to items or to sections.
///
/// Deletions, reloads and origins are places before the update, insertions and destinations after it.
struct ListChanges<Place: Hashable & Comparable> {
  struct Move {
    let origin: Place
    let destination: Place
  }

  var inserted: [Place] = []
  var deleted: [Place] = []
  var reloaded: [Place] = []
  var moved: [Move] = []

  /// The places that lose their element, and those that get a new one.
  var vacated: [Place] { deleted + moved.map(\.origin) }
  var filled: [Place] { inserted + moved.map(\.destination) }

  /// A place that is changed in two ways at once.
  var repeated: Place? { (vacated + reloaded).firstRepeated ?? filled.firstRepeated }
}

/// What a batch of updates does.
struct CollectionChanges {
  var items = ListChanges<IndexPath>()
  var sections = ListChanges<Int>()
}

extension Array where Element: Hashable {
  /// The first element that was there before.
  var firstRepeated: Element? {
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}
