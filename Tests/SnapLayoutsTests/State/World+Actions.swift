import Foundation

@testable import SnapLayouts

/// The actions on a world.
extension World {
  /// The actions of some kinds, each of which is a bit; 255 for all.
  func actions(_ kinds: Int, most: Int) -> [WorldAction] {
    guard isAttached else { return [.attach(front: nil), .attach(front: 1), .attach(front: 9)] }
    let isShown = view.isInWindow && !view.needsLayout
    let groups = [
      isShown ? gestures : [], isShown ? movements : [], requests, batches(most: most),
      changes(most: most), [.window(!view.isInWindow)],
      [.carry(!view.isDraggingItem), .rests(!view.restsOnPages)], [.detach],
    ]
    return [.frame] + groups.enumerated().filter { kinds >> $0.offset & 1 == 1 }.flatMap(\.element)
  }

  /// The actions of the app in a callback.
  var livelyActions: [WorldAction] { requests + batches(most: 4) + changes(most: 4) + [.detach] }

  private var isInside: ClosedRange<CGFloat> {
    let range = view.contents.geometry.viewport.reachableRange
    return range.lowerBound - step...range.upperBound + step
  }

  private func steps(_ counts: [Int]) -> [Int] {
    let inside = isInside
    return counts.filter { inside.contains(view.offset + CGFloat($0) * step) }
  }

  private var gestures: [WorldAction] {
    guard case .finger(_, let isMoving) = view.motion else {
      return [.touch(isTracking: true), .touch(isTracking: false)]
    }
    return steps([-1, 1]).map { .drag(by: $0) }
      + (isMoving ? [-1, 0, 1] : [0]).map { .lift(velocity: $0) }
  }

  private var movements: [WorldAction] {
    if case .finger = view.motion { return [] }
    let place = Int((view.offset / step).rounded())
    let writes = Set([0, 3, place + 3, place - 1])
      .filter { isInside.contains(CGFloat($0) * step) }.sorted()
    return steps([-1, 1]).map { .wheel(by: $0) } + steps([-1, 1, 3]).map { .keys(by: $0) }
      + writes.flatMap { [.write($0), .animate(to: $0)] } + [.ask(about: place + 2)]
  }

  private var requests: [WorldAction] {
    let styles: [ScrollStyle] = [.immediate, .animated, .timed(1, .linear)]
    let item = PageRequest.item(ItemIndex(item: 1, section: 0))
    let requests: [PageRequest] = [.page(0), .page(9), .step(1), item]
    return requests.flatMap { request in styles.map { .request(request, $0) } }
  }

  private func batches(most: Int) -> [WorldAction] {
    let count = view.contents.itemCount
    let inserts = count < most ? Set([0, count]).sorted() : []
    let deletes = count > 0 ? Set([0, count - 1]).sorted() : []
    return inserts.map { .insert(at: $0) } + deletes.map { .delete(at: $0) }
  }

  private func changes(most: Int) -> [WorldAction] {
    let count = view.contents.itemCount
    let counts = Set([0, 1, most]).subtracting([count]).sorted()
    let lengths = [0, 2, 3].filter { CGFloat($0) * step != view.contents.boundsLength }
    return counts.map { .reload(count: $0) } + lengths.map { .resize($0) }
      + [.inset(view.contents.leadingInset == 0 ? 1 : 0)]
  }
}
