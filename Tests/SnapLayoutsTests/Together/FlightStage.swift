#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit
import UIKitQuestions
import UIKitSimulation

/// What is laid out while a view is on its way.
enum ChangeInFlight: CaseIterable, Sendable {
  case nothing, invalidation, reload, insertionBefore, insertionAfter, deletionBefore, inset
  case longerItems, shorterItems, otherItems, longerFront, longerAhead, shorterAhead, longerBehind
  case reloadedFront, reloadedAhead, reloadedVisible, reconfigured, emptyBatch
  case longerView, shorterView, spacing
}

/// A strip of 60 items that rests on one of them, and in which something is about to be on its way.
@MainActor
final class FlightStage {
  struct Setting: Sendable {
    var contents = Contents.given
    var kind = LayoutUnderTest.shelf
    var way = Way.horizontal
    var scale: CGFloat = 2
    var framesPerSecond = 60
    var start = 20
    var isForward = true
    /// The lengths of items that are reloaded, or get others.
    var lengths = [CGFloat](repeating: 106, count: 70)
  }

  /// Who says how long items are: a delegate, or cells that are measured on the way and differ from the estimate.
  enum Contents: CaseIterable, Sendable {
    case given, measuredLonger, measuredShorter, measuredMixed

    func length(_ item: Int) -> CGFloat {
      let step = CGFloat(item * 7 % 5)
      return switch self {
      case .given: 80
      case .measuredLonger: 80 + step * 9
      case .measuredShorter: 80 - step * 6
      case .measuredMixed: 80 + (step - 2) * 11
      }
    }
  }

  let setting: Setting
  let screen: SnapScreen<SnapFlowLayout>
  /// How many items have come before the others.
  private(set) var shift = 0
  private(set) var rests: [Int] = []
  private let items: ChosenItems

  var layout: SnapFlowLayout { screen.layout }
  private var view: UICollectionView { screen.view }
  private var home: Int { setting.start + shift }
  private var step: Int { setting.isForward ? 1 : -1 }
  private var ahead: Int { home + step }

  init(_ setting: Setting, configure: (SnapFlowLayout) -> Void) {
    let (isVertical, isMeasured) = (setting.way == .vertical, setting.contents != .given)
    let items = ChosenItems(isVertical: isVertical)
    let given: @MainActor (IndexPath) -> CGFloat = { items.length($0.item) }
    screen = SnapScreen(
      strip: setting.kind.make(), isHorizontal: !isVertical,
      isRightToLeft: setting.way == .rightToLeft, length: 300, scale: anyScale(setting.scale),
      framesPerSecond: setting.framesPerSecond,
      configure: { layout, view in
        configure(layout)
        view.dataSource = items
        guard isMeasured else { return }
        layout.estimatedItemSize = CGSize(width: 80, height: 80)
        layout.fillsViewportAcross = false
        view.register(ChoosingCell.self, forCellWithReuseIdentifier: "item")
      }, lengths: isMeasured || setting.kind.fillsViewport ? nil : given)
    (self.setting, self.items) = (setting, items)
    if isMeasured { for item in 0..<70 { items.own[item] = setting.contents.length(item) } }
    screen.simulation.window.frame.size = CGSize(width: 900, height: 900)
    screen.rest(onPage: layout.page(forItemAt: path(setting.start)) ?? 0)
    layout.onSettle = { [unowned self] in rests.append($0) }
  }

  /// Where the page of an item rests, nearest to where the view is.
  func offset(ofPageOf item: Int) -> CGFloat {
    layout.page(forItemAt: path(item)).map { layout.nearestRepetition(ofPage: $0) }
      .map(screen.offset(ofPage:)) ?? .nan
  }

  func lay(out change: ChangeInFlight) {
    switch change {
    case .nothing: break
    case .invalidation: layout.invalidateLayout()
    case .reload: view.reloadData()
    case .insertionBefore: renumber(by: 2) { view.insertItems(at: [path(0), path(1)]) }
    case .insertionAfter:
      items.counts[0] += 2
      view.insertItems(at: [path(items.counts[0] - 2), path(items.counts[0] - 1)])
    case .deletionBefore:
      if home > 4 { renumber(by: -2) { view.deleteItems(at: [path(0), path(1)]) } }
    case .inset: view.contentInset = inset
    case .longerItems: resize { $0.all = 93 }
    case .shorterItems: resize { $0.all = 61 }
    case .otherItems: resize { for item in 0..<60 { $0.own[item] = setting.lengths[item] } }
    case .longerFront: resize { $0.own[home] = 106 }
    case .longerAhead: resize { $0.own[ahead] = 106 }
    case .shorterAhead: resize { $0.own[ahead] = 67 }
    case .longerBehind: resize { $0.own[home - step] = 106 }
    case .reloadedFront: reload([path(home)])
    case .reloadedAhead: reload([path(ahead)])
    case .reloadedVisible: reload(view.indexPathsForVisibleItems)
    case .reconfigured:
      items.own[ahead] = 106
      view.reconfigureItems(at: [path(ahead)])
    case .emptyBatch:
      items.own[ahead] = 106
      view.performBatchUpdates(nil)
    case .longerView: screen.resize(toLength: 340)
    case .shorterView: screen.resize(toLength: 270)
    case .spacing: layout.minimumLineSpacing = 17
    }
    // Otherwise the frame of the change may be the next one.
    if change == .inset, OpenQuestions.current.collection.insetChanges == .keepLayout {
      layout.invalidateLayout()
    }
    view.layoutIfNeeded()
    // A place that cells leave to the next turn.
    screen.simulation.run(for: 0)
  }

  /// An inset where the content begins, or where it ends.
  private var inset: UIEdgeInsets {
    // If UIKit takes the one for the other, it may bring the view back from the last page.
    let isPhysical = OpenQuestions.current.scrolling.mirroredInsets == .physical
    return switch setting.way {
    case .horizontal: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    case .rightToLeft: UIEdgeInsets(top: 0, left: isPhysical ? 20 : 0, bottom: 0, right: 20)
    case .vertical: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func renumber(by count: Int, _ update: () -> Void) {
    items.counts[0] += count
    items.own = Dictionary(uniqueKeysWithValues: items.own.map { ($0 + count, $1) })
    update()
    shift += count
  }

  private func resize(_ change: (ChosenItems) -> Void) {
    change(items)
    layout.invalidateLayout()
  }

  private func reload(_ paths: [IndexPath]) {
    for path in paths { items.own[path.item] = setting.lengths[min(path.item, 69)] }
    view.reloadItems(at: paths)
  }
}

@MainActor
private final class ChosenItems: Items {
  var all: CGFloat = 80
  var own: [Int: CGFloat] = [:]
  private let isVertical: Bool

  init(isVertical: Bool) {
    self.isVertical = isVertical
    super.init(counts: [60])
  }

  func length(_ item: Int) -> CGFloat { own[item] ?? all }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    (cell as? ChoosingCell)?.size = { [unowned self] _, _ in
      .strip(length(indexPath.item), isHorizontal: !isVertical)
    }
    return cell
  }
}
#endif
