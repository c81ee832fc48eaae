#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

@testable import SnapCarousel

/// Nothing retains a carousel, and a carousel retains nothing longer than it exists.
@MainActor
struct CarouselLifeTests {
  /// UIKit or the app may retain the collection view.
  @Test func `a collection view that outlives its carousel is empty`() {
    let simulation = Simulation(size: CGSize(width: 300, height: 150))
    func show() -> (CarouselCollectionView, CarouselSource) {
      let carousel = CarouselView(frame: .zero)
      carousel.items = [.image(UIImage()), .image(UIImage())]
      simulation.show(carousel)
      defer { carousel.removeFromSuperview() }
      return (carousel.collectionView, carousel.source)
    }
    let (view, source) = show()
    #expect(view.carousel == nil)
    #expect(view.visibleCells.count == 1)
    simulation.window.addSubview(view)
    view.reloadData()
    simulation.layOut()
    #expect(view.dataSource === source)
    #expect(view.visibleCells.isEmpty)
  }

  @Test func `it keeps no picture of items that are gone`() {
    let screen = CarouselScreen()
    weak var picture: UIImage?
    func show() {
      let image = UIImage()
      picture = image
      screen.carousel.items = [.image(image), .image(UIImage())]
      screen.simulation.layOut()
    }
    show()
    #expect(picture != nil)
    screen.carousel.items = []
    screen.simulation.layOut()
    #expect(picture == nil)
  }
}
#endif
