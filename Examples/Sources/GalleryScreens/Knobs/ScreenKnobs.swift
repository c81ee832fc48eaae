import SnapLayouts
import UIKit

/// The knobs of a screen: those of its contents, of its strip, and of its layout or carousel view.
///
/// The app and the live gallery show the same knobs.
@MainActor
public final class ScreenKnobs {
  private let screen: any GalleryScreen
  private let counts: ItemCounts?
  private let unevenSizes: UnevenSizes?
  /// The content insets of shelves that come later.
  private lazy var model = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var boards: [KnobBoard] = []

  /// Called after a knob has been turned.
  public var onTurn: (() -> Void)?

  /// Creates the knobs of a screen that is not shown yet.
  public init(of screen: any GalleryScreen) {
    self.screen = screen
    screen.loadViewIfNeeded()
    counts = (screen as? WorkbenchViewController)?.counts ?? Self.source(of: screen)?.counts
    unevenSizes = counts.map { UnevenSizes(of: $0) }
    followCounts()
    readOwner()
    for (name, value) in screen.effectKnobs { board?.turn(name, to: value) }
    (screen as? NestedShelvesViewController)?.onNewShelf = { [weak self] in self?.add($0) }
  }

  /// The knobs of the layout or carousel view.
  var board: KnobBoard? { board(of: screen.knobOwner?.object) }

  /// All knobs.
  public var allGroups: [KnobGroup] { groups(of: { isSafe($0.knob.name) }) }

  /// The knobs that matter with the values that the others have.
  public var groups: [KnobGroup] { groups(of: { $0.matters && isSafe($0.knob.name) }) }

  private func groups(of isShown: (KnobGroup.Row) -> Bool) -> [KnobGroup] {
    Setting.groups.map { group in
      KnobGroup(
        title: group.title, knobs: boards.flatMap { $0.rows(of: group.title) }.filter(isShown))
    }.filter { !$0.knobs.isEmpty }
  }

  /// The Swift code of the layout or carousel view, with what differs from its defaults.
  public var code: String { screen.knobOwner.flatMap { board?.code(of: $0) } ?? "" }

  /// Turns a knob; returns false if there is no such knob, or if it can't have the value.
  @discardableResult
  public func turn(_ name: String, to text: String) -> Bool {
    guard isSafe(name), boards.contains(where: { $0.turn(name, to: text) }) else { return false }
    readOwner()
    onTurn?()
    return true
  }

  /// Looks for what the knobs turn, because the screen may have another layout now.
  func readOwner() {
    let objects: [AnyObject?] = [screen, counts, strip, screen.knobOwner?.object]
    boards = objects.compactMap { object in
      object.map { board(of: $0) ?? KnobBoard(of: $0) }
    }
  }

  private func board(of object: AnyObject?) -> KnobBoard? {
    boards.first { $0.object === object }
  }

  /// Applies the settings to a new shelf.
  private func add(_ shelf: SnapFlowLayout) {
    board?.add(shelf)
    if let view = shelf.collectionView { board(of: model)?.add(view) }
  }

  /// The collection view, unless it is inside a carousel view.
  private var strip: UICollectionView? {
    guard case .layout(let layout) = screen.knobOwner else { return nil }
    return layout.collectionView ?? model
  }

  /// The workbench follows its own items.
  private func followCounts() {
    guard let source = Self.source(of: screen), let view = screen.mainLayout?.collectionView else {
      return
    }
    if view.delegate == nil { source.counts.hasUnevenSizes = false }
    source.counts.onChange = { [weak self, weak view] in
      if let isUneven = self?.counts?.hasUnevenSizes {
        view?.delegate = isUneven ? self?.unevenSizes : nil
      }
      view?.reloadData()
    }
  }

  /// The items, where there may be any number of them.
  private static func source(of screen: any GalleryScreen) -> (any CountedItems)? {
    guard case .layout(let layout) = screen.knobOwner, layout === screen.mainLayout else {
      return nil
    }
    return layout.collectionView?.dataSource as? any CountedItems
  }

  /// UIKit raises an exception for the header of a data source that has none.
  private func isSafe(_ name: String) -> Bool {
    screen is WorkbenchViewController
      || !(name.hasPrefix("headerReferenceSize") || name.hasPrefix("footerReferenceSize"))
  }
}
