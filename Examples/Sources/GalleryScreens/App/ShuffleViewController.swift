import SnapLayouts
import UIKit

/// A picker with a diffable data source, and buttons that shuffle, insert and delete.
public final class ShuffleViewController: UIViewController, GalleryScreen {
  private let layout = CenteredPickerLayout()
  private lazy var strip = GalleryCollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var source = UICollectionViewDiffableDataSource<Int, String>(
    collectionView: strip
  ) { collectionView, indexPath, name in
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PictureCell.reuseIdentifier, for: indexPath)
    if let photograph = Photograph.named(name).first { (cell as? PictureCell)?.show(photograph) }
    return cell
  }
  private let headingView = HeadingView(prompt: "The current one stays", title: "Shuffle")
  private var buttons: [UIButton] = []
  private var changes: Task<Void, Never>?

  public var currentPage: Int { layout.currentPage }

  public var mainLayout: SnapFlowLayout? { layout }

  /// The names of the pictures, in their order.
  public var names: [String] { source.snapshot().itemIdentifiers }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    layout.itemSize = CGSize(width: 138, height: 214)
    layout.minimumLineSpacing = 28
    strip.backgroundColor = .clear
    strip.showsHorizontalScrollIndicator = false
    strip.clipsToBounds = false
    strip.register(PictureCell.self, forCellWithReuseIdentifier: PictureCell.reuseIdentifier)
    strip.delegate = self
    for subview in [headingView, strip] { view.addSubview(subview) }
    addButton("Shuffle") { $0.shuffle() }
    addButton("Add") { $0.add() }
    addButton("Remove") { $0.removeCurrent() }
    addButton("Auto") { $0.changeByItself() }
    show(Photograph.all.prefix(8).map(\.name), animated: false)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    headingView.place(in: area)
    // The bar of a short screen has the title, too; then the buttons are at the top.
    headingView.isHidden = area.isShort
    strip.frame = CGRect(
      x: view.bounds.minX, y: area.isShort ? area.minY + 78 : headingView.frame.maxY + 30,
      width: view.bounds.width, height: layout.itemSize.height)
    let top = area.isShort ? area.minY + 8 : strip.frame.maxY + 30
    let width = min(100, area.width / CGFloat(buttons.count))
    let start = area.midX - width * CGFloat(buttons.count) / 2
    for (index, button) in buttons.enumerated() {
      button.frame = view.directed(
        CGRect(
          x: start + width * CGFloat(index), y: top, width: width, height: 44))
    }
  }

  public func shuffle() { show(names.shuffled(), animated: true) }

  /// Inserts an unused picture before the first one.
  public func add() {
    guard let next = Photograph.all.first(where: { !names.contains($0.name) }) else { return }
    show([next.name] + names, animated: true)
  }

  /// Deletes the current picture.
  public func removeCurrent() {
    let names = names
    guard names.indices.contains(currentPage) else { return }
    show(names.filter { $0 != names[currentPage] }, animated: true)
  }

  /// Inserts a picture before the first one, or deletes the first one, alternately.
  func change() {
    if names.count % 2 == 0 { add() } else { show(Array(names.dropFirst()), animated: true) }
  }

  /// Starts or stops changing the pictures once per second.
  private func changeByItself() {
    buttons.last?.setTitle(changes == nil ? "Stop" : "Auto", for: .normal)
    guard changes == nil else {
      changes?.cancel()
      changes = nil
      return
    }
    changes = Task { [weak self] in
      while !Task.isCancelled {
        self?.change()
        guard self != nil, (try? await Task.sleep(nanoseconds: 1_000_000_000)) != nil else {
          return
        }
      }
    }
  }

  private func show(_ names: [String], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source.apply(snapshot, animatingDifferences: animated)
  }

  private func addButton(
    _ title: String, _ action: @escaping @MainActor (ShuffleViewController) -> Void
  ) {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { action(self) }
      })
    button.titleLabel?.setFont(size: 17, growingBy: 1.2)
    buttons.append(button)
    view.addSubview(button)
  }
}

extension ShuffleViewController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    layout.scroll(toItemAt: indexPath, animated: true)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    guard let indexPath = context.nextFocusedIndexPath else { return }
    layout.scroll(toItemAt: indexPath, animated: true)
  }
}
