#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit

/// What changes while an app says which item is to be seen.
enum SaidItemChange: String, CaseIterable, Sendable {
  case nothing
  case longerItems, shorterItems, widerView, narrowerView, sizeThereAndBack, noSizeForAMoment
  case otherAcross
  case leadingInset, trailingInset, bothInsets, sectionInset, insetThereAndBack
  case lineSpacing, itemSpacing
  case alignment, padding, margin, contents, sections, order, oneItemPerLine, looping, policy
  case held, effects, progress, autoplay, pausedAutoplay, header
  case reload, insertionBefore, insertionAfter, deletionBefore, deletionAfter, reloadedItem
  case invalidation, window, hidden, background, sameLayout, otherLayout
  case direction

  /// Whether a plain flow layout has it, too.
  var isPlain: Bool {
    switch self {
    case .alignment, .padding, .margin, .contents, .sections, .order, .oneItemPerLine, .looping,
      .policy, .held, .effects, .progress, .autoplay, .pausedAutoplay, .sameLayout, .otherLayout:
      false
    default: true
    }
  }
}

extension SaidItemScreen {
  func make(_ change: SaidItemChange) {
    if let layout { set(change, of: layout) }
    switch change {
    case .longerItems: resizeItems(by: 23)
    case .shorterItems: resizeItems(by: -23)
    case .widerView: resize(by: 55)
    case .narrowerView: resize(by: -55)
    case .sizeThereAndBack:
      resize(by: -55)
      resize(by: 55)
    case .noSizeForAMoment:
      resize(by: -375)
      view.layoutIfNeeded()
      resize(by: 375)
    case .otherAcross:
      if said.isHorizontal { view.frame.size.height += 20 } else { view.frame.size.width += 20 }
    case .leadingInset: inset(leading: 20)
    case .trailingInset: inset(trailing: 20)
    case .bothInsets: inset(leading: 12, trailing: 20)
    case .insetThereAndBack:
      inset(leading: 20)
      view.layoutIfNeeded()
      inset()
    case .sectionInset:
      flow?.sectionInset = .along(isHorizontal: said.isHorizontal, leading: 15, trailing: 7)
    case .lineSpacing: flow?.minimumLineSpacing += 6
    case .itemSpacing: flow?.minimumInteritemSpacing += 1
    case .header: flow?.headerReferenceSize = CGSize(width: 31, height: 31)
    case .reload: view.reloadData()
    case .insertionBefore: insert(at: [0, 1])
    case .insertionAfter: insert(at: [20, 21])
    case .deletionBefore: delete([0, 1])
    case .deletionAfter: delete([18, 19])
    case .reloadedItem: view.reloadItems(at: [path(item)])
    case .invalidation: flow?.invalidateLayout()
    case .window:
      let superview = view.superview
      view.removeFromSuperview()
      superview?.addSubview(view)
    case .hidden:
      view.isHidden = true
      simulation.run(for: 0.02)
      view.isHidden = false
    case .background:
      simulation.enterBackground()
      simulation.becomeActive()
    case .direction:
      view.semanticContentAttribute =
        said.way == .rightToLeft ? .forceLeftToRight : .forceRightToLeft
    default: break
    }
  }

  private func set(_ change: SaidItemChange, of layout: SnapFlowLayout) {
    switch change {
    case .alignment: layout.pageAlignment = layout.pageAlignment == .center ? .leading : .center
    case .padding: layout.padsEdges.toggle()
    case .margin: layout.leadingMargin = 16
    case .contents: layout.pageContents = .items(2)
    case .sections: layout.startsPageAtSection.toggle()
    case .order: layout.itemOrder = .alongPage
    case .oneItemPerLine: layout.keepsOneItemPerLine.toggle()
    case .looping: layout.isLoopingEnabled.toggle()
    case .policy: layout.releasePolicy = .paging
    case .held:
      layout.restsOnPages = false
      layout.restsOnPages = true
    case .effects: layout.effects = [.zoom()]
    case .progress: layout.reportsPageProgress = true
    case .autoplay: layout.autoplay = Autoplay(interval: 60)
    case .pausedAutoplay: layout.isAutoplayPaused = true
    case .sameLayout: replace(said.kind.make(), layout)
    case .otherLayout: replace(CenteredPickerLayout(), layout)
    default: break
    }
  }

  private func replace(_ new: SnapFlowLayout, _ old: SnapFlowLayout) {
    new.scrollDirection = old.scrollDirection
    new.itemSize = old.itemSize
    new.minimumLineSpacing = old.minimumLineSpacing
    new.minimumInteritemSpacing = old.minimumInteritemSpacing
    view.collectionViewLayout = new
  }

  private func resizeItems(by length: CGFloat) {
    if said.isHorizontal {
      flow?.itemSize.width += length
    } else {
      flow?.itemSize.height += length
    }
  }

  private func inset(leading: CGFloat = 0, trailing: CGFloat = 0) {
    view.contentInset = .along(
      isHorizontal: said.isHorizontal, leading: leading, trailing: trailing)
  }

  private func insert(at items: [Int]) {
    source.counts[0] += items.count
    if items[0] <= item { renumber(by: items.count) }
    view.insertItems(at: items.map(path))
  }

  private func delete(_ items: [Int]) {
    source.counts[0] -= items.count
    if items[0] <= item { renumber(by: -items.count) }
    view.deleteItems(at: items.map(path))
  }
}
#endif
