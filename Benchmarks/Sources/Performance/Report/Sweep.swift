/// The frame times of all layouts by the number of items.
@MainActor
struct Sweep {
  struct Line {
    let subject: Subject
    let sizes: Items.Sizes
    /// The time of a frame for each number of items, in microseconds.
    let times: [(count: Int, time: Double)]
  }

  let room: Screen.Room
  let lines: [Line]

  init(_ room: Screen.Room) {
    self.room = room
    var times: [Items: [Double]] = [:]
    for items in Items.sweep {
      times[items] = Stopwatch.times(of: Subject.swept.map { Work(.frame, $0, items, room) })
    }
    lines = [Items.Sizes.equal, .delegate].flatMap { sizes in
      Subject.swept.enumerated().map { index, subject in
        Line(
          subject: subject, sizes: sizes,
          times: Items.sweep.filter { $0.sizes == sizes }
            .map { ($0.count, times[$0]?[index] ?? .nan) })
      }
    }
  }

  var markdown: String {
    let header = Items.sweep.map { " \($0.name) |" }.joined()
    var text = "| frame, \(room.name), µs |" + header + "\n|---|"
    text += Items.sweep.map { _ in "---|" }.joined() + "\n"
    for subject in Subject.swept {
      let times = lines.filter { $0.subject == subject }.flatMap(\.times)
      text += "| \(subject.name) |" + times.map { " \($0.time.short) |" }.joined() + "\n"
    }
    return text
  }
}
