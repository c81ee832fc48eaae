/// The numbers of the facts that a text cites: "Fact 8", "Facts 2-9, 12" or
/// `fact 62: default spacings`.
struct FactNumbers {
  let numbers: Set<Int>

  /// The numbers after the word.
  init(namedIn text: String) {
    let list = #/[Ff]acts? ?(?<list>\d+(?:(?:, | and |-|–)\d+)*)/#
    numbers = text.matches(of: list).reduce(into: []) { $0.formUnion(Self.expanded($1.list)) }
  }

  /// The numbers at the beginning of Markdown list items.
  init(listedIn text: some StringProtocol) {
    let item = #/(?m)^- (?<list>\d+(?:(?:, |-|–)\d+)*):/#
    numbers = String(text).matches(of: item)
      .reduce(into: []) { $0.formUnion(Self.expanded($1.list)) }
  }

  private static func expanded(_ list: Substring) -> [Int] {
    let spans = list.replacing(" and ", with: ", ").replacing("–", with: "-").split(separator: ", ")
    return spans.flatMap { span -> [Int] in
      let ends = span.split(separator: "-").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, first <= last else { return [] }
      return Array(first...last)
    }
  }
}
