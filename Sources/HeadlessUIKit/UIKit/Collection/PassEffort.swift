/// What one layout pass of a collection view takes.
package struct PassEffort {
  /// How often somebody writes the bounds in it (fact 112).
  package var writes = 0
  /// How often the layout is prepared in it.
  package var preparations = 0

  package init() {}

  mutating func admit(_ other: PassEffort) {
    (writes, preparations) = (max(writes, other.writes), max(preparations, other.preparations))
  }
}
