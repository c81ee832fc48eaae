internal import UIKitQuestions

/// Moves views from one state of the layout to the next (facts 53, 94, 102).
extension UICollectionView {
  /// Asks for initial and final attributes.
  func askForAppearances(_ move: ElementMove) -> ElementAppearances {
    var appearances = ElementAppearances()
    guard move.queries != .none else { return appearances }
    currentMove = move
    defer { currentMove = nil }
    let asksAll = move.queries == .everyVisible
    let visible = visibleElements.map(\.key)
    let shown = Set(visible)
    for element in views.keys.sorted() {
      let stays = move.survivor(element).map(shown.contains) ?? false
      guard asksAll || !stays else { continue }
      appearances.final[element] = (move.oldLayout ?? layout).finalAttributes(of: element)
    }
    let survivors = Set(views.keys.compactMap(move.survivor))
    for element in visible where asksAll || !survivors.contains(element) {
      appearances.initial[element] = layout.initialAttributes(of: element)
    }
    return appearances
  }

  /// Moves every view to its new place.
  ///
  /// A view that stays starts at its old place, unless the layout returns initial attributes. A
  /// view that leaves moves to its final attributes and is then removed.
  func moveElements(_ move: ElementMove, _ appearances: ElementAppearances) {
    let old = views.sorted { $0.key < $1.key }
    let visible = Dictionary(uniqueKeysWithValues: visibleElements.map { ($0.key, $0.value) })
    views = [:]
    leaving = leaving.map { leaving in
      var leaving = leaving
      leaving.survivor = leaving.survivor.flatMap(move.survivor)
      return leaving
    }
    for (element, view) in old {
      guard let new = move.survivor(element), let attributes = visible[new] else {
        leave(view, element, move, final: appearances.final[element])
        continue
      }
      views[new] = view
      if let initial = appearances.initial[new] { view.jump(to: initial) }
      view.glide(to: attributes, over: move.duration)
    }
    let places = placesBefore(move)
    for (element, attributes) in visible.sorted(by: { $0.key < $1.key })
    where views[element] == nil {
      display(
        element, attributes, from: appearances.initial[element] ?? places[element],
        over: move.duration)
    }
  }

  /// The old places of elements that stay but weren't visible, by their new index paths.
  private func placesBefore(
    _ move: ElementMove
  ) -> [CollectionElement: UICollectionViewLayoutAttributes] {
    guard move.duration > 0,
      OpenQuestions.current.collection.arrivalsWithoutAttributes == .fromLastPlace
    else { return [:] }
    return Dictionary(
      move.before.attributes.compactMap { element, attributes in
        move.survivor(element).map { ($0, attributes) }
      }, uniquingKeysWith: { _, last in last })
  }

  /// Moves a view away with its element.
  ///
  /// It moves to the final attributes, or else to the new, invisible place of the element. The view
  /// of a deleted element stays in place.
  private func leave(
    _ view: UICollectionReusableView, _ element: CollectionElement, _ move: ElementMove,
    final: UICollectionViewLayoutAttributes?
  ) {
    let survivor = move.survivor(element)
    guard move.duration > 0, window != nil else { return finishDisplaying(view, element) }
    if let end = final ?? survivor.flatMap(newPlace) { view.glide(to: end, over: move.duration) }
    departures += 1
    let number = departures
    leaving.append(
      LeavingElement(number: number, element: element, survivor: survivor, view: view))
    later(after: move.duration) { [weak self] in self?.finishLeaving(number) }
  }

  /// The new place of an element that stays but isn't visible, which must exist (fact 97); nil if its view stays where it is.
  private func newPlace(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard OpenQuestions.current.collection.departuresWithoutAttributes == .toNewPlace else {
      return nil
    }
    let attributes = answer.attributes[element] ?? layout.attributes(of: element)
    if attributes == nil, element.kind == nil {
      record(fault: "\(type(of: layout)) has no attributes for \(element.indexPath) in an update")
    }
    return attributes
  }

  private func finishLeaving(_ number: Int) {
    guard let index = leaving.firstIndex(where: { $0.number == number }) else { return }
    let left = leaving.remove(at: index)
    finishDisplaying(left.view, left.element)
  }

  func finishAllLeaving() { for left in leaving { finishLeaving(left.number) } }

  /// The view of an element that returns before it has left.
  func takeLeavingView(of element: CollectionElement) -> UICollectionReusableView? {
    leaving.firstIndex { $0.survivor == element }.map { leaving.remove(at: $0).view }
  }

  func record(fault: String) { window?.mainLoop.record(fault: fault) }
}

extension UICollectionReusableView {
  /// Moves to other attributes without an animation; if the view is there, its animations go on.
  fileprivate func jump(to attributes: UICollectionViewLayoutAttributes) {
    let old = appearance.numbers
    UIView.performWithoutAnimation { show(attributes) }
    if appearance.numbers != old { transitions = [] }
  }

  /// Moves to other attributes with an animation.
  func glide(to attributes: UICollectionViewLayoutAttributes, over duration: TimeInterval) {
    let old = appearance
    show(attributes)
    glide(from: old, over: duration)
  }
}

extension UICollectionViewLayout {
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(
        ofKind: element.kind ?? "", at: element.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.indexPath)
    }
  }

  func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: element.indexPath)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind ?? "", at: element.indexPath)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(
        ofKind: element.kind ?? "", at: element.indexPath)
    }
  }

  func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: element.indexPath)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind ?? "", at: element.indexPath)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: element.kind ?? "", at: element.indexPath)
    }
  }
}
