#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The recipe for two pickers, of which one chooses the items of the other.
@MainActor
final class CoupledPickersTests {
  private let countries = CenteredPickerLayout()
  private let cities = CenteredPickerLayout()
  private let names = [
    ["Oslo", "Bergen", "Narvik"], ["Lyon"], ["Turin", "Genoa", "Pisa", "Bari"],
  ]
  private let (countryItems, cityItems) = (Items(counts: [3]), Items(counts: [3]))
  private var country = 0 { didSet { cityItems.counts = [names[country].count] } }
  private var chosen = ""
  private let (top, bottom): (UICollectionView, UICollectionView)
  private var cityView: UICollectionView { bottom }
  private let simulation = Simulation.unchosen(size: CGSize(width: 300, height: 240))

  init() {
    for layout in [countries, cities] { layout.itemSize = CGSize(width: 120, height: 100) }
    let frame = CGRect(x: 0, y: 0, width: 300, height: 120)
    top = UICollectionView(frame: frame, collectionViewLayout: countries)
    bottom = UICollectionView(
      frame: frame.offsetBy(dx: 0, dy: 120), collectionViewLayout: cities)
    couple()
    for (view, items) in [(top, countryItems), (bottom, cityItems)] {
      view.show(items)
      simulation.window.addSubview(view)
    }
    simulation.run(for: 0.1)
  }

  private func couple() {
    // begin
    countries.onPageChange = { [weak self] page in
      guard let self else { return }
      country = page
      cityView.reloadData()
      cities.scroll(toPage: 0, animated: false)
    }
    cities.onPageChange = { [weak self] page in
      guard let self else { return }
      chosen = names[country][page]
    }
    // end
  }

  private func swipe(_ view: UICollectionView, by distance: CGFloat, hold: Double = 0.2) {
    simulation.finger.drag(
      from: CGPoint(x: 150, y: view.frame.midY), by: CGPoint(x: distance, y: 0), over: 0.3,
      hold: hold)
  }

  @Test func `the second picker begins anew, and never says a city of another country`() {
    #expect(chosen == "Oslo")
    swipe(bottom, by: -250)
    simulation.runUntilRest()
    #expect(chosen == "Narvik")
    swipe(top, by: -120)
    simulation.runUntilRest()
    #expect(country == 1 && chosen == "Lyon" && cities.currentPage == 0)
    swipe(top, by: -120)
    simulation.runUntilRest()
    #expect(chosen == "Turin")
    // The second one is still on its way.
    swipe(bottom, by: -200, hold: 0)
    simulation.run(for: 0.05)
    swipe(top, by: 250)
    simulation.runUntilRest()
    #expect(country == 0 && chosen == "Oslo" && cities.pagePosition == 0)
  }
}
#endif
