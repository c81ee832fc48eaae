/// The cost of a frame with each effect, compared with that of a zoom.
@MainActor
enum EffectTable {
  private static let items = Items(sizes: .equal, count: 10_000)

  static var markdown: String {
    let subjects: [Subject] = [.base, .pages]
    let zooms = subjects.map { instructions(of: .zoom, $0) }
    var text =
      "| instructions a frame | items of 200 points | / zoom | full pages | / zoom |\n|---|---|---|---|---|\n"
    for effect in MeasuredEffect.builtIn {
      let cells = zip(subjects, zooms).flatMap { subject, zoom -> [String] in
        guard let zoom, let count = instructions(of: effect, subject) else { return ["", ""] }
        return [count.short, (count / zoom).short]
      }
      text += "| `.\(effect.name)` | " + cells.joined(separator: " | ") + " |\n"
    }
    return text
  }

  private static func instructions(of effect: MeasuredEffect, _ subject: Subject) -> Double? {
    guard Valgrind.isInstalled else { return nil }
    return try? Valgrind.instructions(of: Work(.frame, subject, items, effect: effect))
  }
}
