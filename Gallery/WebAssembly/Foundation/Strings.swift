// The methods of strings that are Foundation's, or that need the run-time library.

extension StringProtocol {
  public func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      let rest = self[start...]
      if rest.hasPrefix(text) { return start..<rest.index(start, offsetBy: text.count) }
      formIndex(after: &start)
    }
    return nil
  }

  public func contains(_ text: String) -> Bool { range(of: text) != nil }

  public func replacingOccurrences(of text: String, with replacement: String) -> String {
    var (result, rest) = ("", self[...])
    while let found = rest.range(of: text) {
      result += rest[..<found.lowerBound] + replacement
      rest = rest[found.upperBound...]
    }
    return result + rest
  }

  @_disfavoredOverload
  public func split(separator: String, maxSplits: Int = .max) -> [SubSequence] {
    var (parts, rest) = ([SubSequence](), self[...])
    while parts.count < maxSplits, let found = rest.range(of: separator) {
      if found.lowerBound > rest.startIndex { parts.append(rest[..<found.lowerBound]) }
      rest = rest[found.upperBound...]
    }
    return rest.isEmpty ? parts : parts + [rest]
  }

  public func replacing(_ text: String, with other: String) -> String {
    var (result, rest) = ("", self[...])
    while let found = rest.range(of: text) {
      result += String(rest[..<found.lowerBound]) + other
      rest = rest[found.upperBound...]
    }
    return result + String(rest)
  }
}

extension String {
  static func localizedStringWithFormat(_ format: String, _ numbers: Int...) -> String { format }
}

extension Dictionary {
  /// That of the standard library rethrows, and so needs casts of errors.
  init(_ pairs: [(Key, Value)], uniquingKeysWith combine: (Value, Value) -> Value) {
    self.init()
    for (key, value) in pairs { self[key] = self[key].map { combine($0, value) } ?? value }
  }
}
