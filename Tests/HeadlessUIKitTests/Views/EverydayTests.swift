import Testing
import UIKit
import UIKitSimulation

/// What a screen of an app uses beside its collection view.
@MainActor
@Suite struct EverydayTests {
  private let simulation = Simulation(size: CGSize(width: 200, height: 300), scale: 2)

  @Test func `a touch goes up the responder chain, unless a scroll view takes it over`() {
    let (outer, scrollView, inner) = (TouchLog(), UIScrollView(), UIView())
    for view in [scrollView, inner] { view.frame = CGRect(x: 0, y: 0, width: 200, height: 300) }
    simulation.show(outer)
    outer.addSubview(scrollView)
    scrollView.addSubview(inner)
    simulation.finger.tap(at: CGPoint(x: 30, y: 40))
    #expect(outer.log.first == "began 30 40" && outer.log.last == "ended 30 40")
    outer.log = []
    scrollView.contentSize.height = 900
    simulation.finger.drag(from: CGPoint(x: 30, y: 200), by: CGPoint(x: 0, y: -50), over: 0.1)
    #expect(outer.log.first == "began 30 200" && outer.log.last?.hasPrefix("cancelled") == true)
    simulation.runUntilRest()
    outer.log = []
    simulation.finger.touchDown(at: CGPoint(x: 30, y: 200))
    simulation.finger.cancel()
    #expect(outer.log == ["began 30 200", "cancelled 30 200"])
  }

  @Test func `a control keeps its touches for itself`() {
    let outer = TouchLog()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    simulation.show(outer)
    outer.addSubview(button)
    simulation.finger.tap(button)
    #expect(outer.log == [])
  }

  @Test func `a button has an image`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(button.currentImage == nil)
    let image = UIImage()
    button.setImage(UIImage(), for: .highlighted)
    button.setImage(image, for: .normal)
    #expect(button.currentImage === image && button.imageView?.frame == button.bounds)
  }

  @Test func `a controller has children, which hear of a new size`() {
    let (parent, child) = (ChildController(), ChildController())
    parent.addChild(child)
    child.didMove(toParent: parent)
    #expect(child.parent === parent && parent.children == [child])
    simulation.show(parent)
    simulation.resize(to: CGSize(width: 300, height: 200))
    #expect(child.events == ["will move", "did move", "300"])
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.parent == nil && parent.children == [])
  }

  @Test func `a border is kept`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulation.window.addSubview(view)
    (view.layer.borderWidth, view.layer.borderColor) = (2, UIColor.systemGreen.cgColor)
    #expect(view.layer.presentation()?.borderWidth == 2)
    #expect(Set([UIColor.red, .green, .blue, .orange, .yellow, .lightGray]).count == 6)
  }

  @Test func `an item that is configured again keeps its cell`() {
    let collection = LoggedCollection.laidOut()
    let path = IndexPath(item: 1, section: 0)
    let cell = collection.view.cellForItem(at: path)
    collection.view.reconfigureItems(at: [path, IndexPath(item: 30, section: 0)])
    #expect(collection.layout.log.calls.filter { $0.hasPrefix("cell") } == ["cell 1"])
    collection.simulation.run(for: 1)
    #expect(collection.view.cellForItem(at: path) === cell)
  }

  @Test func `a snapshot finds, configures again and deletes items`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    #expect(snapshot.indexOfItem(3) == 2 && snapshot.indexOfItem(4) == nil)
    #expect(snapshot.indexOfSection("b") == 1)
    snapshot.reconfigureItems([1, 2])
    snapshot.deleteItems([1])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
    #expect(UICollectionViewUpdateItem().updateAction == .none)
  }
}

private final class TouchLog: UIView {
  var log: [String] = []

  private func note(_ name: String, _ touches: Set<UITouch>) {
    guard let place = touches.first?.location(in: self) else { return }
    log.append("\(name) \(Int(place.x)) \(Int(place.y))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

private final class ChildController: UIViewController {
  private(set) var events: [String] = []

  override func willMove(toParent parent: UIViewController?) {
    if parent != nil { events.append("will move") }
  }

  override func didMove(toParent parent: UIViewController?) { events.append("did move") }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    events.append("\(Int(size.width))")
  }
}
