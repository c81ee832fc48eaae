#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The recipe for a choice that new data doesn't change.
final class KeepingTheChoiceTests: GuideScreen {
  private var choice: String?

  private func follow() {
    // begin
    layout.onSettle = { [weak self] page in self?.choose(page) }
    // end
  }

  // begin
  private func choose(_ page: Int) {
    choice = names[page]
    let indexPath = IndexPath(item: page, section: 0)
    collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  private func show(_ newNames: [String]) {
    names = newNames
    collectionView.reloadData()
    guard let item = names.firstIndex(where: { $0 == choice }) else { return }
    layout.scroll(toItemAt: IndexPath(item: item, section: 0), animated: false)
  }
  // end

  @Test func `a choice is kept by its name, and selected again`() {
    use(CenteredPickerLayout(replacing: oldLayout))
    follow()
    layout.onPageChange = { [unowned self] page in log("\(page)") }
    simulation.run(for: 0.1)
    drag(by: -260)
    #expect(choice == "Name 2")
    let count = logged.count
    for shift in [3, 0, 5] {
      source.counts = [9]
      show((0..<9).map { "Name \(($0 + 9 - shift) % 9)" })
      simulation.run(for: 0.1)
      #expect(choice == "Name 2" && names[layout.currentPage] == choice)
      #expect(collectionView.indexPathsForSelectedItems == [[0, (2 + shift) % 9]])
    }
    #expect(logged.dropFirst(count) == ["5", "2", "7"])
  }

  @Test func `a choice of the last launch is where the view opens`() {
    choice = "Name 6"
    layout = CenteredPickerLayout(replacing: oldLayout)
    collectionView.collectionViewLayout = layout
    follow()
    layout.onPageChange = { [unowned self] page in log("\(page)") }
    show(names)
    begin()
    #expect(logged == ["6"] && layout.currentPage == 6)
    #expect(collectionView.indexPathsForSelectedItems == [[0, 6]])
  }

  @Test func `a choice that is gone leaves the item in front`() {
    use(CenteredPickerLayout(replacing: oldLayout))
    follow()
    layout.scroll(toPage: 4, animated: false)
    simulation.run(for: 0.1)
    show((0..<9).map { "New \($0)" })
    simulation.run(for: 0.1)
    #expect(layout.currentPage == 4 && choice == "New 4")
  }
}
#endif
