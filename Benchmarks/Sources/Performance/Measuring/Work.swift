/// Something that is done over and over, on a layout of items.
struct Work: Hashable, Sendable {
  enum Kind: String, Sendable {
    /// Nothing but the first layout.
    case nothing
    /// A new offset, and the layout pass that it causes.
    case frame
    /// The same, with the display frame in which a layout sees to the motion and calls the app back.
    case frameWithCallbacks
    /// The decision where a release goes.
    case release
    /// Everything laid out as if it were new.
    case reload
    /// An item inserted at the front.
    case insert
  }

  var kind: Kind
  var subject: Subject
  var items: Items
  var room = Screen.Room.one
  var effect = MeasuredEffect.none

  /// Does it `times` times.
  @MainActor
  func run(times: Int, on screen: Screen) {
    switch kind {
    case .nothing: break
    case .frame: screen.scroll(frames: times)
    case .frameWithCallbacks: screen.scrollWithCallbacks(frames: times)
    case .release: screen.release(times: times)
    case .reload: screen.reload(times: times)
    case .insert: screen.insert(times: times)
    }
  }

  @MainActor var screen: Screen { Screen(subject, items, room, effect) }

  /// How often it is done in a row to be measured.
  var repetitions: Int {
    switch kind {
    case .nothing: 0
    case .frame, .frameWithCallbacks, .release: 300
    case .reload, .insert: 1
    }
  }

  /// The same in words that a process can be started with.
  var arguments: [String] {
    [
      kind.rawValue, subject.rawValue, items.sizes.rawValue, String(items.count), room.rawValue,
      effect.rawValue,
    ]
  }

  init(
    _ kind: Kind, _ subject: Subject, _ items: Items, _ room: Screen.Room = .one,
    effect: MeasuredEffect = .none
  ) {
    (self.kind, self.subject, self.items, self.room) = (kind, subject, items, room)
    self.effect = effect
  }

  /// nil for words that make no sense.
  init?(arguments: [String]) {
    guard (5...6).contains(arguments.count), let kind = Kind(rawValue: arguments[0]),
      let subject = Subject(rawValue: arguments[1]),
      let sizes = Items.Sizes(rawValue: arguments[2]), let count = Int(arguments[3]),
      let room = Screen.Room(rawValue: arguments[4]),
      let effect = MeasuredEffect(rawValue: arguments.count < 6 ? "none" : arguments[5])
    else { return nil }
    self.init(kind, subject, Items(sizes: sizes, count: count), room, effect: effect)
  }
}
