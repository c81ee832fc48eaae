import UIKit

/// The app's list of screens.
public final class ScreenListViewController: RowsViewController {
  private let open: (AppScreen) -> Void
  private let onShow: (UICollectionViewCell, AppScreen) -> Void

  /// - Parameters:
  ///   - open: Called when a person taps a row.
  ///   - onShow: Called with each row that is about to be shown.
  public init(
    open: @escaping (AppScreen) -> Void,
    onShow: @escaping (UICollectionViewCell, AppScreen) -> Void = { _, _ in }
  ) {
    self.open = open
    self.onShow = onShow
    super.init(nibName: nil, bundle: nil)
    title = "SnapLayouts"
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    rows.register(ScreenRowCell.self, forCellWithReuseIdentifier: ScreenRowCell.reuseIdentifier)
  }

  override var numberOfSections: Int { AppScreen.groups.count }

  override func title(ofSection section: Int) -> String { AppScreen.groups[section].title }

  override func numberOfRows(inSection section: Int) -> Int {
    AppScreen.groups[section].screens.count
  }

  private func screen(at indexPath: IndexPath) -> AppScreen {
    AppScreen.groups[indexPath.section].screens[indexPath.item]
  }

  override func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    let screen = screen(at: indexPath)
    let cell = rows.dequeueReusableCell(
      withReuseIdentifier: ScreenRowCell.reuseIdentifier, for: indexPath)
    (cell as? ScreenRowCell)?.show(screen)
    onShow(cell, screen)
    return cell
  }

  override func height(
    at indexPath: IndexPath, width: CGFloat, compatibleWith traits: UITraitCollection
  ) -> CGFloat {
    ScreenRowCell.height(of: screen(at: indexPath), width: width, compatibleWith: traits)
  }

  override func select(at indexPath: IndexPath) { open(screen(at: indexPath)) }
}
