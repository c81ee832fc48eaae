import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

@testable import GalleryScreens

/// What screens show in a wide window.
@MainActor
struct WideScreenTests {
  @Test(arguments: Photograph.all.map(\.name), [60, 300, 900] as [CGFloat])
  func `a picture fills its view, and its subject is in sight`(name: String, width: CGFloat) throws
  {
    let photograph = try #require(Photograph.named(name).first)
    let view = PhotographView()
    view.frame = CGRect(x: 0, y: 0, width: width, height: 180)
    view.show(photograph)
    view.layoutIfNeeded()
    let picture = try #require(view.subviews.first).frame
    #expect(picture.contains(view.bounds))
    #expect((0...180).contains(picture.minY + picture.height * photograph.focus))
  }

  @Test func `a page size that somebody has chosen stays in another window`() {
    let (screens, own) = (SnapFlowLayout(), SnapFlowLayout())
    screens.pageSizing = .perViewport(3)
    own.pageSizing = .viewport
    var sizing = ScreenPageSizing(.perViewport(3))
    for count in [6, 3, 4] as [CGFloat] {
      sizing.follow(.perViewport(count), of: [screens, own])
      #expect(screens.pageSizing == .perViewport(count) && own.pageSizing == .viewport)
    }
  }

  /// A loop needs items for the view and one page more.
  @Test func `the endless picker is endless on every device`() throws {
    let simulation = Simulation(size: CGSize(width: 1400, height: 900))
    let screen = HeroPickerViewController(isEndless: true)
    simulation.show(screen)
    #expect(try #require(screen.mainLayout).isLooping)
  }
}
