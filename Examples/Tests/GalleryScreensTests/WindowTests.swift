import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

@testable import GalleryScreens

/// What screens show in the windows of a phone, in landscape, too, of a tablet and in Split View.
@MainActor
struct WindowTests {
  @Test(arguments: AppWindow.allCases)
  func `pictures and buttons are on the screen, and don't overlap`(window: AppWindow) throws {
    let shown = try ShownScreen("shuffle", in: window)
    let buttons = shown.screen.view.subviews.compactMap { $0 as? UIButton }
    let area = shown.screen.view.bounds.inset(by: shown.screen.view.safeAreaInsets)
    let picture = try picked(shown)
    #expect(buttons.count == 4)
    for button in buttons {
      #expect(area.contains(button.frame))
      #expect(!button.frame.intersects(picture))
    }
    #expect(area.contains(picture))
    let heading = try #require(shown.screen.view.subviews.first { $0 is HeadingView })
    #expect(heading.isHidden || !heading.frame.intersects(picture))
  }

  @Test(arguments: AppWindow.allCases)
  func `the strip of the workbench is on the screen`(window: AppWindow) throws {
    let shown = try ShownScreen("workbench", in: window)
    let area = shown.screen.view.bounds.inset(by: shown.screen.view.safeAreaInsets)
    let strip = try #require(shown.screen.mainLayout?.collectionView).frame
    #expect(area.minY <= strip.minY && strip.maxY <= area.maxY)
  }

  @Test(arguments: ["hero-picker", "endless-picker"], AppWindow.allCases)
  func `the page number covers no picture and no name`(name: String, window: AppWindow) throws {
    let shown = try ShownScreen(name, in: window)
    let view = try #require(shown.screen.view)
    let count = try #require(view.subviews.first { $0 is CountLabel }).frame
    #expect(view.bounds.inset(by: view.safeAreaInsets).contains(count))
    #expect(!count.intersects(try picked(shown)))
    let labels = view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    for label in labels where !(label is CountLabel) {
      let text = label.sizeThatFits(.zero)
      #expect(
        !count.intersects(label.frame.insetBy(dx: (label.frame.width - text.width) / 2, dy: 0)))
    }
  }

  @Test(arguments: ["few-cards", "peeking-cards"], AppWindow.allCases)
  func `cards form a loop`(name: String, window: AppWindow) throws {
    let layout = try #require(try ShownScreen(name, in: window).screen.mainLayout)
    #expect(layout.isLooping)
  }

  /// A phone in landscape has its sensor housing at one of its sides.
  @Test(arguments: AppWindow.allCases)
  func `rows begin beside what covers the screen`(window: AppWindow) throws {
    let simulation = window.simulation()
    let screens: [UIViewController] = [
      ScreenListViewController(open: { _ in }),
      KnobsViewController(ScreenKnobs(of: ShelfViewController())), NestedShelvesViewController(),
    ]
    for screen in screens {
      simulation.show(screen)
      simulation.run(for: 0.1)
      let area = screen.view.bounds.inset(by: screen.view.safeAreaInsets).insetBy(dx: 16, dy: 0)
      let texts = texts(in: screen.view)
      #expect(texts.count > 3)
      for text in texts where !(text.superview?.superview is PictureCell) {
        let box = text.convert(text.bounds, to: screen.view)
        #expect(area.minX <= box.minX && box.maxX <= area.maxX, "\(text.text ?? "")")
      }
    }
  }

  /// The frame of the picked picture, as large as it is drawn.
  private func picked(_ shown: ShownScreen) throws -> CGRect {
    let layout = try #require(shown.screen.mainLayout)
    let view = try #require(layout.collectionView)
    let cell = try #require(layout.currentIndexPath.flatMap(view.cellForItem))
    return view.convert(cell.frame, to: shown.screen.view)
  }

  private func texts(in view: UIView) -> [UILabel] {
    let own = (view as? UILabel).flatMap { ($0.text ?? "").isEmpty ? nil : $0 }
    return view.isHidden ? [] : [own].compactMap { $0 } + view.subviews.flatMap(texts)
  }
}
