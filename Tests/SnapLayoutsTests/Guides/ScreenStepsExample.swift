#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

// begin
final class OfferCell: UICollectionViewCell {
  let label = UILabel()
  let picture = UIImageView()
}

final class OffersViewController: UICollectionViewController {
  let names = ["Tea", "Coffee", "Cake", "Bread"]
  var loadPicture: @MainActor (String) async -> UIImage? = { _ in nil }
  private(set) var opened: [String] = []

  private let offers = UICollectionView.CellRegistration<OfferCell, String> { cell, _, name in
    cell.label.text = name
  }

  convenience init() {
    let layout = InfiniteBannerLayout()
    layout.autoplay = Autoplay(interval: 5)
    self.init(collectionViewLayout: layout)
  }

  override func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 4 }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let name = names[path.item]
    let cell = view.dequeueConfiguredReusableCell(using: offers, for: path, item: name)
    Task { cell.picture.image = await loadPicture(name) }
    return cell
  }

  override func collectionView(_: UICollectionView, didSelectItemAt path: IndexPath) {
    opened.append(names[path.item])
  }
}
// end

// begin
@MainActor
@Test func anOfferTurnsOpensAndStaysInFront() throws {
  let screen = OffersViewController()
  let simulation = Simulation(size: CGSize(width: 390, height: 240))
  simulation.show(screen)
  let layout = try #require(screen.collectionViewLayout as? InfiniteBannerLayout)

  simulation.run(for: 5.5)  // autoplay turns a page
  #expect(layout.currentPage == 1)

  simulation.finger.tap(at: CGPoint(x: 195, y: 120))
  #expect(screen.opened == ["Coffee"])

  simulation.rotate(to: CGSize(width: 844, height: 300))
  simulation.run(for: 0.5)
  #expect(layout.currentPage == 1)
  let cells = screen.collectionView.visibleCells.compactMap { $0 as? OfferCell }
  #expect(cells.map(\.label.text) == ["Coffee"] && cells.map(\.frame.width) == [844])
}
// end

// begin
/// Pictures that arrive when the test says so.
@MainActor
final class Pictures {
  private var arrived: [String: UIImage] = [:]
  private var waiting: [String: CheckedContinuation<UIImage?, Never>] = [:]

  func picture(of name: String) async -> UIImage? {
    if let picture = arrived[name] { return picture }
    return await withCheckedContinuation { waiting[name] = $0 }
  }

  func deliver(_ picture: UIImage, of name: String) {
    arrived[name] = picture
    waiting.removeValue(forKey: name)?.resume(returning: picture)
  }
}

@MainActor
@Test func thePictureOfAnOfferArrives() async throws {
  let pictures = Pictures()
  let screen = OffersViewController()
  screen.loadPicture = { await pictures.picture(of: $0) }
  let simulation = Simulation(size: CGSize(width: 390, height: 240))
  simulation.show(screen)
  let cell = try #require(screen.collectionView.visibleCells.first as? OfferCell)

  simulation.run(for: 1)
  #expect(cell.picture.image == nil)
  pictures.deliver(UIImage(), of: "Tea")
  for _ in 0..<1000 where cell.picture.image == nil { await Task.yield() }
  #expect(cell.picture.image != nil)
}
// end

/// What an app declares in its module, here for no code; `VirtualTimeTests` and the recipe for impressions use it.
private enum AppOfItsOwn {
  // begin
  typealias Timer = VirtualTimer
  typealias DispatchQueue = VirtualQueue
  typealias DispatchTime = VirtualTime
  // end
}

// begin
final class ShelfScreen: UIViewController {
  let heading = UILabel()
  let shelf = UICollectionView(frame: .zero, collectionViewLayout: GroupPagingLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [heading, shelf] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    heading.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 44)
    shelf.frame = room.inset(by: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
  }
}
// end
#endif
