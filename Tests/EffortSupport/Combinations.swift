/// Values that differ in several properties, each of which takes a few values.
public struct Combinations<Value> {
  private let base: Value
  private var properties: [[(inout Value) -> Void]] = []

  /// - Parameter base: The value of the properties that don't vary.
  public init(of base: Value) { self.base = base }

  /// Makes a property take any of some values.
  public mutating func vary<Property>(
    _ path: WritableKeyPath<Value, Property>, _ values: [Property]
  ) { properties.append(values.map { value in { $0[keyPath: path] = value } }) }

  /// All combinations with full effort, the pairwise ones with quick effort.
  public var forEffort: [Value] { forEffort(every: 1) }

  /// One of so many combinations with full effort, others in each run; the pairwise ones with quick effort.
  public func forEffort(every step: Int) -> [Value] {
    func some() -> [Value] {
      let all = all
      return stride(from: Int(Effort.seed) % step, to: all.count, by: step).map { all[$0] }
    }
    return Effort.scaled(quick: pairwise, full: some())
  }

  /// Every combination; the last property varies fastest.
  public var all: [Value] {
    properties.reduce([base]) { values, choices in
      values.flatMap { value in choices.map { changed(value, by: [$0]) } }
    }
  }

  /// A small number of combinations that contains every pair of values of two properties.
  public var pairwise: [Value] {
    PairwiseCovering(counts: properties.map(\.count)).rows.map { row in
      changed(base, by: zip(properties, row).map { $0[$1] })
    }
  }

  private func changed(_ value: Value, by changes: [(inout Value) -> Void]) -> Value {
    var value = value
    for change in changes { change(&value) }
    return value
  }
}
