import SnapLayouts
import UIKit

/// The knobs of a screen: those of its contents, of its strip, and of its layout or carousel view.
///
/// The app and the live gallery show the same knobs.
@MainActor
public final class ScreenKnobs {
  public struct Group {
    public let title: String
    public let knobs: [(knob: Knob, value: KnobValue)]

    public init(title: String, knobs: [(knob: Knob, value: KnobValue)]) {
      (self.title, self.knobs) = (title, knobs)
    }
  }

  private let screen: any GalleryScreen
  private(set) var board: KnobBoard?
  private var insets = StripInsets()
  private var counts: ItemCounts?
  private var shelves: [SnapFlowLayout] = []
  private lazy var unevenSizes = UnevenSizes { [weak self] in
    self?.counts ?? ItemCounts(items: 0)
  }

  /// Called after a knob has been turned.
  public var onTurn: (() -> Void)?

  /// Creates the knobs of a screen that is not shown yet.
  public init(of screen: any GalleryScreen) {
    self.screen = screen
    screen.loadViewIfNeeded()
    readOwner()
    counts = source?.counts
    if screen.mainLayout?.collectionView?.delegate == nil { counts?.hasUnevenSizes = false }
    (screen as? NestedShelvesViewController)?.onNewShelf = { [weak self] in self?.add($0) }
  }

  /// All knobs.
  public var allGroups: [Group] {
    let contents = (screen as? WorkbenchViewController)?.contents.knobs ?? counts?.knobs ?? []
    let strip = hasStrip ? insets.knobs : []
    let owned = (board?.groups ?? []).map { group in
      Group(title: group.title, knobs: group.knobs.filter { isSafe($0.knob.name) })
    }
    return ([Group(title: "Contents", knobs: contents + strip)] + owned)
      .filter { !$0.knobs.isEmpty }
  }

  /// The knobs that matter with the values that the others have.
  public var groups: [Group] {
    let all = allGroups
    let knobs = Dictionary(
      all.flatMap(\.knobs).map { ($0.knob.name, $0) }, uniquingKeysWith: { $1 })
    return all.compactMap { group in
      let shown = group.knobs.filter { $0.knob.matters(among: knobs) }
      return shown.isEmpty ? nil : Group(title: group.title, knobs: shown)
    }
  }

  /// The Swift code of the layout or carousel view, with what differs from its defaults.
  public var code: String { board?.code ?? "" }

  /// Turns a knob; returns false if there is no such knob, or if it can't have the value.
  @discardableResult
  public func turn(_ name: String, to text: String) -> Bool {
    guard
      turnContents(name, to: text) || turnCounts(name, to: text) || turnInsets(name, to: text)
        || (isSafe(name) && board?.turn(name, to: text) == true)
    else { return false }
    readOwner()
    onTurn?()
    return true
  }

  private func turnContents(_ name: String, to text: String) -> Bool {
    guard let workbench = screen as? WorkbenchViewController else { return false }
    var contents = workbench.contents
    guard contents.turn(name, to: text) else { return false }
    workbench.show(contents)
    return true
  }

  private func turnCounts(_ name: String, to text: String) -> Bool {
    guard counts?.turn(name, to: text) == true, let counts else { return false }
    source?.counts = counts
    let view = screen.mainLayout?.collectionView
    if let isUneven = counts.hasUnevenSizes { view?.delegate = isUneven ? unevenSizes : nil }
    view?.reloadData()
    return true
  }

  private func turnInsets(_ name: String, to text: String) -> Bool {
    guard hasStrip, insets.turn(name, to: text) else { return false }
    for layout in shelves + [screen.mainLayout].compactMap({ $0 }) {
      layout.collectionView?.contentInset = insets.insets
    }
    return true
  }

  /// Applies the settings to a new shelf.
  private func add(_ shelf: SnapFlowLayout) {
    shelves.append(shelf)
    board?.add(.layout(shelf))
    shelf.collectionView?.contentInset = insets.insets
  }

  /// Whether the collection view is the screen's own, and not inside a carousel view.
  private var hasStrip: Bool {
    if case .layout = board?.owner { true } else { false }
  }

  /// The items, where there may be any number of them.
  private var source: (any CountedItems)? {
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

  /// Creates a new board if the screen has another layout now.
  func readOwner() {
    guard let owner = screen.knobOwner, owner.object !== board?.owner.object else { return }
    board = KnobBoard(of: owner)
  }
}
