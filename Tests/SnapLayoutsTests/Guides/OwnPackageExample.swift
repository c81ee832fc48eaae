#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

// The code between `begin` and `end` is in a document for contributors, word for word;
// ``GuideTests`` compares them.

// begin
@MainActor
final class Names: NSObject, UICollectionViewDataSource {
  let names = ["Ada", "Grace", "Edsger", "Barbara", "Alan"]

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
  }
}

@MainActor
@Test func aDragPicksTheNextName() {
  let oldLayout = UICollectionViewFlowLayout()
  oldLayout.scrollDirection = .horizontal
  oldLayout.itemSize = CGSize(width: 100, height: 100)
  let view = UICollectionView(frame: .zero, collectionViewLayout: oldLayout)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "name")
  let source = Names()
  view.dataSource = source

  let layout = CenteredPickerLayout(replacing: oldLayout)
  var picked: [String] = []
  layout.onPageChange = { picked.append(source.names[$0]) }
  view.collectionViewLayout = layout

  let simulation = Simulation(size: CGSize(width: 300, height: 100))
  simulation.show(view)
  simulation.finger.drag(
    from: CGPoint(x: 150, y: 50), by: CGPoint(x: -90, y: 0), over: 0.3, hold: 0.2)
  simulation.runUntilRest()
  #expect(picked == ["Ada", "Grace"])
  #expect(view.contentOffset == layout.contentOffset(forPage: 1))
}
// end
#endif
