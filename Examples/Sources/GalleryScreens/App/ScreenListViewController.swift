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

  override var numberOfSections: Int { 1 }

  override func title(ofSection section: Int) -> String { "Screens" }

  override func numberOfRows(inSection section: Int) -> Int { AppScreen.all.count }

  override func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    let screen = AppScreen.all[indexPath.item]
    let cell = rows.dequeueReusableCell(
      withReuseIdentifier: ScreenRowCell.reuseIdentifier, for: indexPath)
    (cell as? ScreenRowCell)?.show(screen)
    onShow(cell, screen)
    return cell
  }

  override func height(
    at indexPath: IndexPath, width: CGFloat, compatibleWith traits: UITraitCollection
  ) -> CGFloat {
    ScreenRowCell.height(
      of: AppScreen.all[indexPath.item], width: width, compatibleWith: traits)
  }

  override func select(at indexPath: IndexPath) { open(AppScreen.all[indexPath.item]) }
}
