#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

@testable import SnapLayouts

/// Nothing retains a banner, and a banner retains nothing longer than it exists.
@MainActor
@Suite struct BannerLifeTests {
  @Test(arguments: [true, false])
  func neitherTimerNorTaskNorClosureKeepsItAlive(endsWhenCancelled: Bool) async {
    let loader = PatientLoader(endsWhenCancelled: endsWhenCancelled)
    let simulation = Simulation(size: CGSize(width: 300, height: 150))
    weak var banner: BannerView?
    weak var cell: BannerCell?
    func show() {
      let view = BannerView(frame: .zero)
      view.imageLoader = loader
      view.items = .urls("a", "b", "c")
      simulation.show(view)
      simulation.run(for: 6)
      (banner, cell) = (view, view.shownCells.first)
    }
    show()
    await loader.request(for: .picture("b"))
    #expect(banner?.currentIndex == 1)
    #expect(cell != nil)
    banner?.removeFromSuperview()
    #expect(banner == nil)
    #expect(cell == nil)
    loader.close()
  }

  @Test func itsLoadsAreCancelledWithIt() async throws {
    let loader = PatientLoader()
    let simulation = Simulation(size: CGSize(width: 300, height: 150))
    func show() -> Task<Void, Never>? {
      let view = BannerView(frame: .zero)
      view.imageLoader = loader
      view.items = .urls("a")
      simulation.show(view)
      defer { view.removeFromSuperview() }
      return view.images.task(for: .picture("a"))
    }
    let task = try #require(show())
    #expect(task.isCancelled)
    await task.value
  }

  @Test func itKeepsNoPictureOfItemsThatAreGone() {
    let screen = BannerScreen()
    weak var picture: UIImage?
    func show() {
      let image = UIImage()
      picture = image
      screen.banner.items = [.image(image), .image(UIImage())]
      screen.simulation.layOut()
    }
    show()
    #expect(picture != nil)
    screen.banner.items = []
    screen.simulation.layOut()
    #expect(picture == nil)
  }
}
#endif
