import UIKit
import UIKitSimulation

/// The views that a page has drawn, and the changes that draw the next frame.
@MainActor
struct ScreenDrawing {
  private var drawn: [Int: DrawnView] = [:]
  private var names: [ObjectIdentifier: Name] = [:]
  private var lastName = 0
  private var pictures = PictureNames()

  /// The number of a view; the view is retained, so that no other view gets the same identifier.
  private struct Name {
    let number: Int
    let view: UIView
  }

  /// The changes since the last time, as the fields of an answer.
  mutating func changes(to window: PresentedView) -> [(String, JSON)] {
    var next: [Int: DrawnView] = [:]
    var changed: [JSON] = []
    collect(window, in: 0, order: 0, corner: window.bounds.origin, into: &next, &changed)
    let gone = drawn.keys.filter { next[$0] == nil }.sorted()
    names = names.filter { next[$0.value.number] != nil }
    drawn = next
    var fields: [(String, JSON)] = []
    let fresh = pictures.takeFresh()
    if !fresh.isEmpty { fields.append(("pictures", .list(fresh))) }
    if !gone.isEmpty { fields.append(("gone", .list(gone.map { .count($0) }))) }
    if !changed.isEmpty { fields.append(("views", .list(changed))) }
    return fields
  }

  private mutating func collect(
    _ view: PresentedView, in parent: Int, order: Int, corner: CGPoint,
    into next: inout [Int: DrawnView], _ changed: inout [JSON]
  ) {
    let number = number(of: view.view)
    let now = DrawnView(view, in: parent, order: order, corner: corner)
    next[number] = now
    if drawn[number] != now {
      let changes = now.changes(from: drawn[number], pictures: &pictures)
      changed.append(.object([("id", .count(number))] + changes))
    }
    for (order, child) in view.subviews.enumerated() {
      collect(
        child, in: number, order: order, corner: view.bounds.origin, into: &next, &changed)
    }
  }

  private mutating func number(of view: UIView) -> Int {
    if let name = names[ObjectIdentifier(view)] { return name.number }
    lastName += 1
    names[ObjectIdentifier(view)] = Name(number: lastName, view: view)
    return lastName
  }
}
