#if canImport(UIKit)
import UIKit

extension SnapFlowLayout {
  /// What the layout sees, why the view is where it is, and what works against the layout, in sentences.
  ///
  /// Ask for it when something is not as expected, in the debugger with `po layout` or in a log.
  ///
  /// Offsets and lengths are in points, pages are counted from 0. A line that begins with *Check* names a setting
  /// or a line of code that works against the layout, and what to do instead. The text is for people: it may change
  /// in any version. Only asking costs anything: it takes as long as a few queries of pages and items.
  public var explanation: String {
    let sentences = [contentExplanation, viewExplanation, placeExplanation, releaseExplanation]
    return (sentences.compactMap(\.self) + obstacles.map { "Check: " + $0 })
      .joined(separator: "\n")
  }

  // MARK: Private

  private var contentExplanation: String {
    let direction = scrollDirection == .horizontal ? "horizontally" : "vertically"
    let last = geometry.stops.count - 1
    let end =
      geometry.loop != nil
      ? ", in a loop" : last < numberOfPages - 1 ? ", as far as page \(last)" : ""
    return """
      \(type(of: self)) scrolls \(direction) through \(numberOfPages) pages of \(itemCount) items\(end). The \
      pageAlignment is \(pageAlignment).
      """
  }

  private var viewExplanation: String {
    guard let collectionView else { return "It has no collection view." }
    let viewport = currentViewport
    var sentence = """
      The viewport is \(text(viewport.length)) long: the bounds are \(text(viewport.boundsLength)), the insets \
      \(text(viewport.leadingInset)) and \(text(viewport.trailingInset)).
      """
    if !isInUse {
      sentence += " The view uses another layout, or hasn't been laid out: this one moves nothing."
    } else if collectionView.window == nil {
      sentence += " The view is in no window: nothing is animated."
    }
    return sentence
  }

  private var placeExplanation: String {
    guard numberOfPages > 0 else {
      return "There are no pages: no items, or bounds without a size."
    }
    let page = geometry.stops.page(restingAt: offset).map { geometry.stops.realPage($0) }
    let place = page.map { "on page \($0)" } ?? "between pages, nearest to page \(currentPage)"
    return "The view is at \(text(offset)), \(place). \(motionExplanation(isOnPage: page != nil))"
  }

  private func motionExplanation(isOnPage: Bool) -> String {
    func name(_ page: Int) -> String { "page \(geometry.stops.realPage(page))" }
    if isHeld { return "A person holds it." }
    switch state.motion {
    case .idle where isOnPage: return "It rests there."
    case .idle where !restsOnPages: return "It rests there because restsOnPages is false."
    case .idle where !state.watch.undone.isEmpty:
      return """
        It rests there because something has moved it back after each of the layout's scrolls: code that writes the \
        offset in scrollViewDidScroll, or a subclass with another content size.
        """
    case .idle: return "It rests there because the app's own release rule has returned nil."
    case .carrying: return "A person moves its items, which holds it."
    case .dragging: return "A person has let it go."
    case .foreign:
      let end = restsOnPages ? "It will end on a page." : "It may end anywhere."
      return "Something else moves it: a scroll of the app's, a wheel, a key or VoiceOver. \(end)"
    case .settling(nil): return "It coasts, as the app's own release rule has let it."
    case .settling(let stop?):
      return "It coasts to \(name(stop.page)), as the last release has decided."
    case .scrolling(let scroll):
      let cause = scroll.request == nil ? "to rest there" : "as requested"
      return "It scrolls to \(name(scroll.stop.page)), \(cause)."
    case .drifting: return "It drifts, as autoplay says."
    }
  }

  private var releaseExplanation: String? {
    guard let release = lastRelease else { return nil }
    let page = page(for: release, stops: geometry.stops).map { geometry.stops.realPage($0) }
    let goal = page.map { "page \($0)" } ?? "no page"
    let clause = releasePolicy.clause(for: release, stops: geometry.stops).map { " (\($0))" } ?? ""
    return """
      The last drag began at \(text(release.startOffset)) and ended at \(text(release.releaseOffset)) with \
      \(text(release.velocity)) points per millisecond. It would have coasted to \(text(release.proposedOffset)); the \
      release rule picks \(goal)\(clause).
      """
  }

  /// What works against the layout, and what to do instead.
  private var obstacles: [String] {
    [
      ignoredRelease, centeringInsets, longItems, ignoredEstimate, missingLoop, missingOrder,
      repeatedItems,
      hold?.wasAtEndOfLoop == true
        ? """
        code in scrollViewDidScroll has moved the loop to an end, as if its offsets were those of a list. Code that jumps \
        to the middle of its copies stops each turn. Delete it, and return each item once.
        """ : nil,
      hold?.wasPaging == true
        ? "the app has turned isPagingEnabled on. The layout keeps it off while the view uses it. Set releasePolicy instead."
        : nil,
    ].compactMap(\.self)
  }

  private var ignoredRelease: String? {
    guard let release = lastRelease, state.motion.isIdle,
      let page = page(for: release, stops: geometry.stops),
      let present = geometry.stops.page(restingAt: offset),
      geometry.stops.realPage(present) != geometry.stops.realPage(page)
    else { return nil }
    return """
      the view doesn't rest on the page of the last release. If nothing has scrolled it since, or changed its insets, \
      its delegate changes the target in scrollViewWillEndDragging. Delete that code.
      """
  }

  private var centeringInsets: String? {
    guard padsEdges, let view = collectionView else { return nil }
    let inset = view.contentInset[before: axis]
    guard inset == view.contentInset[after: axis], inset > currentViewport.boundsLength / 10
    else { return nil }
    return """
      contentInset is \(text(inset)) at both ends, and padsEdges is true. padsEdges centers the first and the last \
      page by itself, at any size of the view. Delete the insets.
      """
  }

  private var longItems: String? {
    guard let view = collectionView, let item = frontIndexPath,
      let size = flowAttributes(ofItemAt: item)?.size
    else { return nil }
    let space = view.insetBounds.size[across: axis]
    guard size[across: axis] > space + 1 else { return nil }
    return """
      item \(item.item) is \(text(size[across: axis])) long across the scroll axis, in a space of \(text(space)). A \
      size that was computed for other bounds? Use the present bounds in each call of the delegate, or pageSizing.
      """
  }

  private var ignoredEstimate: String? {
    guard pageSizing != .item, ownEstimate != nil else { return nil }
    return """
      cells can't choose their sizes, because pageSizing does. Delete estimatedItemSize, or set pageSizing to item. With \
      fillsViewportAcross, cells choose their lengths along the scroll axis.
      """
  }

  private var missingLoop: String? {
    guard isLoopingEnabled, geometry.loop == nil, itemCount > 0 else { return nil }
    return """
      isLoopingEnabled is true, but the content is too short for a loop. A period must be as long as the bounds and the \
      longest item or space together. Add items, or make them longer.
      """
  }

  private var missingOrder: String? {
    guard itemOrder == .alongPage, itemCount > 1 else { return nil }
    if pageContents == .line {
      return "itemOrder is alongPage, but each line is a page. Set pageContents."
    }
    guard geometry.groups.extents.equalLength == nil else { return nil }
    return """
      itemOrder is alongPage, but pages differ, so items are in the order of the flow layout. Give all items one size \
      in one section, without an estimate. If it has a header, set leadingMargin, so that pages begin after it.
      """
  }

  private var repeatedItems: String? {
    let isInMiddle = abs(2 * currentPage - numberOfPages) < numberOfPages / 5
    guard itemCount >= 1000, geometry.loop == nil, isInMiddle else { return nil }
    return """
      the view is in the middle of \(itemCount) items. If the data source repeats a few items to make a loop, return \
      each of them once, and set isLoopingEnabled.
      """
  }

  private var itemCount: Int { geometry.lines.grouping.itemCount }

  /// A number with at most two decimals.
  private func text(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
#endif
