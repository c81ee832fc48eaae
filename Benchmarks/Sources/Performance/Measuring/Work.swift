/// An action that is repeated on a layout of items.
struct Work: Hashable, Sendable {
  enum Kind: String, Sendable {
    /// Only the first layout pass.
    case nothing
    /// A new offset, and the layout pass that it causes.
    case frame
    /// The same until the display has shown it, with what a layout does in each display frame.
    case shownFrame
    /// A frame of a drag at 60 Hz, with everything that a layout can do meanwhile.
    case drag
    /// The decision about the target of a release.
    case release
    /// A layout of everything again.
    case reload
    /// An update of the first item, or of a hundred, in a batch.
    case insert, insertMany, delete, deleteMany, move, reloadItems
    /// An insertion in the middle of the screen.
    case insertShown
    /// A whole invalidation of a layout that is as before.
    case invalidate
    /// Another width of the screen.
    case widen
    /// Another width and another height of the screen.
    case resize
    /// A frame in which cells appear that choose their sizes.
    case discover
    /// A scroll from the first item to the last one.
    case through
    /// A new layout, or a new view with its items.
    case create
    /// The same, until it has been on the screen for a display frame.
    case show
    /// A further row of a list, created and laid out; the same with a display frame for all of them; a row of two hundred,
    /// used for other items.
    case row, rowFrame, reuse
  }

  var kind: Kind
  var subject: Subject
  var items: Items
  var room = Screen.Room.one
  var effect = MeasuredEffect.none

  /// Performs the action `times` times.
  @MainActor
  func run(times: Int, on screen: Screen) {
    switch kind {
    case .nothing: break
    case .frame: screen.scroll(frames: times)
    case .shownFrame: screen.scroll(frames: times, isShown: true)
    case .drag: screen.drag(frames: times)
    case .release: screen.release(times: times)
    case .reload: screen.reload(times: times)
    case .insert: screen.insert(1, times: times)
    case .insertShown: screen.insertOnScreen(times: times)
    case .insertMany: screen.insert(100, times: times)
    case .delete: screen.delete(1, times: times)
    case .deleteMany: screen.delete(100, times: times)
    case .move: screen.move(times: times)
    case .reloadItems: screen.reloadItems(times: times)
    case .invalidate: screen.invalidate(times: times)
    case .widen: screen.resize(times: times, byHeight: 0)
    case .resize: screen.resize(times: times, byHeight: 1)
    case .discover: screen.discover(frames: times)
    case .through: screen.scrollThrough(times: times)
    case .create: screen.create(times: times)
    case .show: screen.show(times: times)
    case .row: screen.addRows(times)
    case .rowFrame:
      screen.addRows(times)
      screen.runFrame()
    case .reuse: screen.reuseRows(times: times)
    }
  }

  @MainActor var screen: Screen { Screen(subject, items, room, effect) }

  /// The number of repetitions in one measurement.
  var repetitions: Int {
    switch kind {
    case .nothing: 0
    case .frame, .shownFrame, .drag: 2000
    case .release: 300
    case .reload, .insert, .insertMany, .insertShown, .delete, .deleteMany, .move, .reloadItems,
      .invalidate,
      .widen,
      .resize, .through:
      1
    case .discover: 20
    case .create, .show: 50
    case .row, .rowFrame, .reuse: 200
    }
  }

  /// The numbers of repetitions whose instructions are compared.
  var countedRepetitions: (few: Int, many: Int) {
    switch kind {
    case .through: (0, 1)
    case .reload, .widen, .resize: (2, 4)
    case .insert, .insertMany, .insertShown, .delete, .deleteMany, .move, .reloadItems, .invalidate:
      (2, 6)
    case .discover: (2, 12)
    case .row, .rowFrame: (100, 300)
    case .reuse: (200, 600)
    case .frame, .shownFrame: (390, 1170)
    case .nothing, .drag, .release, .create, .show: (150, 1150)
    }
  }

  /// The work as arguments that start a process.
  var arguments: [String] {
    [
      kind.rawValue, subject.rawValue, items.sizes.rawValue, String(items.count), room.rawValue,
      effect.name,
    ]
  }

  init(
    _ kind: Kind, _ subject: Subject, _ items: Items, _ room: Screen.Room = .one,
    effect: MeasuredEffect = .none
  ) {
    (self.kind, self.subject, self.items, self.room) = (kind, subject, items, room)
    self.effect = effect
  }

  /// Creates a work from arguments; nil if they are invalid.
  init?(arguments: [String]) {
    guard (5...6).contains(arguments.count), let kind = Kind(rawValue: arguments[0]),
      let subject = Subject(rawValue: arguments[1]),
      let sizes = Items.Sizes(rawValue: arguments[2]), let count = Int(arguments[3]),
      let room = Screen.Room(rawValue: arguments[4])
    else { return nil }
    let effect = arguments.count < 6 ? .none : MeasuredEffect(name: arguments[5])
    self.init(kind, subject, Items(sizes: sizes, count: count), room, effect: effect)
  }
}
