#if canImport(UIKit)
import UIKit

/// Converts the flow layout's attributes to those on the screen.
extension SnapFlowLayout {
  /// Places elements and applies effects at the present offset; nil without a view.
  var placer: ElementPlacer? {
    guard let collectionView else { return nil }
    let (axis, bounds, geometry) = (axis, collectionView.bounds, geometry)
    let offset = bounds.origin[along: axis]
    let effects = allEffects
    let viewport = bounds.inset(by: collectionView.adjustedContentInset)
    let reducesMotion = respectsReduceMotion && UIAccessibility.isReduceMotionEnabled
    let gridCenter = gridCenter
    return ElementPlacer(
      displacement: geometry.displacement(at: offset, isBare: effects.isEmpty), axis: axis,
      screen: EffectRenderer.Screen(along: bounds[along: axis], across: bounds[across: axis]),
      look: EffectRenderer(
        effects: effects, geometry: geometry, axis: axis, offset: offset,
        viewportAcross: viewport.size[across: axis], reducesMotion: reducesMotion),
      gridCenter: gridCenter, acrossShift: acrossShift(inSpace: viewport.size[across: axis]))
  }

  /// The effects of this kind of layout and those of the app, in the order in which they apply.
  private var allEffects: [ItemEffect] {
    let builtIn = builtInEffects
    // A sum of lists is a new list in each frame.
    if builtIn.isEmpty { return effects }
    return effects.isEmpty ? builtIn : builtIn + effects
  }

  /// How cells move from the middle of the strip to their place across it; nil if they stay there.
  private func acrossShift(
    inSpace space: CGFloat
  ) -> (@MainActor (UICollectionViewLayoutAttributes) -> CGFloat)? {
    guard keepsOneItemPerLine, itemAlignmentAcross != .center else { return nil }
    let fraction = itemAlignmentAcross.fraction - 0.5
    let (axis, ownInset, delegate) = (axis, sectionInset, FlowDelegate(of: self))
    return { attributes in
      let inset = delegate?.inset(ofSection: attributes.indexPath.section) ?? ownInset
      return fraction * (space - inset[along: axis.other] - attributes.size[across: axis])
    }
  }

  /// The elements of the flow layout that appear in an extent, each once.
  func flowElements(
    in extent: Extent, across: Extent, by placer: ElementPlacer
  ) -> [UICollectionViewLayoutAttributes] {
    let (isGrid, geometry) = (placer.gridCenter != nil, geometry)
    func elements(in extent: Extent) -> [UICollectionViewLayoutAttributes] {
      if isGrid { return gridElements(in: extent, across: across) }
      return super.layoutAttributesForElements(
        in: CGRect(along: extent, across: across, axis: placer.axis)) ?? []
    }
    let extents = geometry.flowExtents(of: extent)
    let all = extents.count == 1 ? elements(in: extents[0]) : extents.flatMap(elements)
    guard isGrid || geometry.loop != nil || pinsHeadersOrFooters else { return all }
    let shown = pinned(all).filter { placer.shows($0, in: extent) }
    // The same element can only appear in several parts of a loop.
    guard extents.count > 1 else { return shown }
    var names: Set<ElementName> = []
    return shown.filter { names.insert(ElementName($0)).inserted }
  }

  /// The elements on the screen, with effects.
  var attributesOnScreen: [UICollectionViewLayoutAttributes] {
    guard let collectionView, geometry.isShown else { return [] }
    return layoutAttributesForElements(in: collectionView.bounds) ?? []
  }

  /// The item on the screen to which a scroll to an offset leads, if effects have moved it; nil if there
  /// is none.
  ///
  /// UIKit's `scrollToItem` goes to where an item is drawn, without asking the layout. Of several items
  /// that are drawn there, this is the one in front.
  func itemDrawn(forScrollTo offset: CGFloat, _ view: ViewSnapshot) -> ItemIndex? {
    guard hasEffects, state.mayScrollToItem(at: offset, view) else { return nil }
    let drawn = attributesOnScreen.filter {
      let end = geometry.offset(aligning: $0.frame[along: pageAxis])
      return $0.representedElementCategory == .cell && abs(end - offset) <= geometry.stops.halfPixel
    }
    return drawn.max { $0.zIndex < $1.zIndex }.flatMap { ItemIndex($0.indexPath) }
  }

  /// The attributes of an item where effects draw it, also beyond the screen.
  func drawnAttributes(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).flatMap { placer?.drawn($0) }
  }

  var hasEffects: Bool { !builtInEffects.isEmpty || !effects.isEmpty }

  /// Whether elements change their look or place when the view scrolls to an offset.
  func changesElements(whenScrollingTo newOffset: CGFloat) -> Bool {
    if hasEffects || reportsPageProgress || pinsHeadersOrFooters { return true }
    guard geometry.loop != nil else { return false }
    return geometry.displacement(at: newOffset, isBare: true)
      != geometry.displacement(at: offset, isBare: true) || distanceBack(to: newOffset) != 0
  }

  /// The item that another layout has in front: nearest to this layout's focus, by the other's attributes.
  func frontItem(of layout: UICollectionViewLayout) -> IndexPath? {
    if let transition = layout as? UICollectionViewTransitionLayout {
      return frontItem(of: transition.currentLayout)
    }
    if let snapLayout = layout as? SnapFlowLayout {
      return snapLayout.frontIndexPath ?? snapLayout.lastFront?.item
    }
    guard let view = layout.collectionView ?? collectionView else { return nil }
    let found = layout.layoutAttributesForElements(in: view.bounds) ?? []
    let cells = found.filter { $0.representedElementCategory == .cell }
    return frontItem(of: view, among: cells.map { ($0.indexPath, $0.frame) })
  }

  /// The visible item nearest to this layout's focus, by the frames of the cells on the screen.
  func frontItem(shownIn view: UICollectionView) -> IndexPath? {
    frontItem(
      of: view,
      among: view.indexPathsForVisibleItems.compactMap { item in
        view.cellForItem(at: item).map { (item, $0.frame) }
      })
  }

  private func frontItem(
    of view: UICollectionView, among items: [(indexPath: IndexPath, frame: CGRect)]
  ) -> IndexPath? {
    let viewport = view.bounds.inset(by: view.adjustedContentInset)
    // At the beginning of the content the first item is in front, wherever this layout's focus is.
    if viewport.minX <= 0, viewport.minY <= 0 { return items.map(\.indexPath).min() }
    func distance(_ frame: CGRect) -> CGFloat {
      ScrollAxis.allCases.reduce(0) { sum, axis in
        let fraction = pageAlignment.fraction
        let (item, focus) = (frame[along: axis], viewport[along: axis])
        return sum + abs(item.point(at: fraction) - focus.point(at: fraction))
      }
    }
    return items.map { ($0.indexPath, distance($0.frame)) }.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }
}

/// Items that fill pages along the page.
///
/// The flow layout keeps its own frames. A line of a grid is where the flow layout has, or would have, a
/// line, and a place in the line is that of an item in the flow layout's first line.
extension SnapFlowLayout {
  /// The centers of the cells of a grid, in the coordinates of the flow layout; nil without a grid.
  private var gridCenter: (@MainActor (UICollectionViewLayoutAttributes) -> CGPoint)? {
    guard geometry.grid != nil else { return nil }
    return { self.gridCenter(of: $0) }
  }

  /// The center of a cell of a grid, in the coordinates of the flow layout.
  private func gridCenter(of cell: UICollectionViewLayoutAttributes) -> CGPoint {
    guard let place = ItemIndex(cell.indexPath).flatMap(geometry.gridPlace),
      let slot = super.layoutAttributesForItem(
        at: IndexPath(item: place.slot, section: cell.indexPath.section))
    else { return cell.center }
    var center = slot.center
    center[along: axis] = geometry.lines.extents[place.line].middle
    return center
  }

  /// The elements of a grid in a part of the flow layout, and others next to it; items in order.
  private func gridElements(
    in extent: Extent, across: Extent
  ) -> [UICollectionViewLayoutAttributes] {
    let cells = geometry.gridItems(around: extent).compactMap {
      super.layoutAttributesForItem(at: $0.indexPath)
    }.filter { cell in
      let (middle, half) = (gridCenter(of: cell)[across: axis], cell.size[across: axis] / 2)
      return Extent(middle - half, middle + half).overlaps(across)
    }
    guard !geometry.lines.content.hasOnlyItems else { return cells }
    let reach = Extent(extent.minimum - geometry.addedLength, extent.maximum)
    let found = super.layoutAttributesForElements(
      in: CGRect(along: reach, across: across, axis: axis))
    return cells
      + (found ?? []).filter { $0.representedElementCategory != .cell }.map(behindGrid)
  }

  /// The attributes of a header or footer; one that lies behind the items lies behind those of a grid.
  func behindGrid(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard geometry.addedLength != 0, let last = geometry.lines.extents.last,
      attributes.center[along: axis] > last.maximum,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.center[along: axis] += geometry.addedLength
    return copy
  }
}

/// The identity of an element of a collection view.
private struct ElementName: Hashable {
  private let category: UICollectionView.ElementCategory
  private let kind: String?
  private let indexPath: IndexPath

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind
    indexPath = attributes.indexPath
  }
}

/// Headers and footers that stay at the edges of the viewport.
///
/// The flow layout doesn't know about padding and would pin them in the wrong places, so this
/// layout places them itself. In a loop they don't stay, but move with the items.
extension SnapFlowLayout {
  var pinsHeadersOrFooters: Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// The elements that the flow layout has returned, with all pinned headers and footers at their
  /// places.
  ///
  /// The result includes pinned headers and footers that may not be visible.
  func pinned(
    _ found: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard pinsHeadersOrFooters else { return found }
    let numbering = geometry.lines.numbering
    let sections = found.flatMap { $0.indexPath.section - 1...$0.indexPath.section + 1 }.distinct
      .filter { (0..<numbering.sectionCount).contains($0) }
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    let kinds: [String] = [header, footer].filter { pins($0) }
    return found.filter { !pins($0.representedElementKind) }
      + sections.flatMap { section in
        kinds.compactMap { kind in
          let indexPath = IndexPath(item: 0, section: section)
          return super.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(pinned)
        }
      }
  }

  /// The attributes of a pinned header or footer at its place; other attributes don't change.
  func pinned(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard pins(attributes.representedElementKind),
      let section = extent(ofSection: attributes.indexPath.section),
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let length = attributes.frame[along: axis].length
    let isHeader =
      attributes.representedElementKind == UICollectionView.elementKindSectionHeader
    let start = isHeader ? startOfHeader(length, section) : startOfFooter(length, section)
    copy.center[along: axis] = onPixelGrid(start) + length / 2
    // In front of all items, whatever zIndex their effects set.
    copy.zIndex = 1 << 21
    return copy
  }

  private func pins(_ kind: String?) -> Bool {
    switch kind {
    case UICollectionView.elementKindSectionHeader: sectionHeadersPinToVisibleBounds
    case UICollectionView.elementKindSectionFooter: sectionFootersPinToVisibleBounds
    default: false
    }
  }

  /// The nearest position in the flow layout that is on the pixel grid of the screen.
  private func onPixelGrid(_ position: CGFloat) -> CGFloat {
    guard case .padded(let padding) = geometry.displacement(at: offset, isBare: true) else {
      return position
    }
    return geometry.viewport.rounded(position + padding) - padding
  }

  private func startOfHeader(_ length: CGFloat, _ section: Extent) -> CGFloat {
    guard let viewport = flowViewport else { return section.minimum }
    return max(section.minimum, min(viewport.minimum, section.maximum - length))
  }

  private func startOfFooter(_ length: CGFloat, _ section: Extent) -> CGFloat {
    guard let viewport = flowViewport else { return section.maximum - length }
    return min(section.maximum - length, max(viewport.maximum - length, section.minimum))
  }

  /// The viewport in the flow layout's coordinates; nil in a loop.
  private var flowViewport: Extent? {
    guard geometry.loop == nil else { return nil }
    let start = offset + geometry.viewport.leadingInset
    return geometry.flowExtents(of: Extent(start, start + geometry.viewport.length)).first
  }

  /// The extent of a section in the flow layout, with its insets, header and footer; nil without
  /// items.
  ///
  /// The header and footer may be pinned, so their frames don't show it.
  private func extent(ofSection section: Int) -> Extent? {
    let numbering = geometry.lines.numbering
    guard let lines = geometry.lineNumbers(ofItems: numbering.items(inSection: section)) else {
      return nil
    }
    let first = geometry.lines.extents[lines.lowerBound]
    let last = geometry.lines.extents[lines.upperBound]
    let inset = FlowDelegate(of: self)?.inset(ofSection: section) ?? sectionInset
    func length(_ kind: String) -> CGFloat {
      super.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame[along: axis].length ?? 0
    }
    return Extent(
      first.minimum - inset[before: axis] - length(UICollectionView.elementKindSectionHeader),
      last.maximum + inset[after: axis] + length(UICollectionView.elementKindSectionFooter))
  }
}
#endif
