import SnapCarousel
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

@testable import GalleryScreens

/// The knobs of screens that have more than one layout, or none of their own.
@MainActor
struct ScreenKnobTests {
  @Test func `all shelves of a list have what was turned, also those that come later`() throws {
    let shown = try ShownScreen("nested-shelves")
    let knobs = shown.opened.knobs
    knobs.turn("pageAlignment", to: "center")
    knobs.turn("contentInset.left", to: "30")
    #expect(knobs.code.contains("layout.pageAlignment = .center"))
    let before = shelves(on: shown.screen)
    shown.simulation.finger.drag(
      from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -400), over: 0.3)
    shown.simulation.run(for: 2)
    knobs.turn("minimumLineSpacing", to: "20")
    let layouts = before + shelves(on: shown.screen)
    for layout in layouts {
      #expect(layout.pageAlignment == .center && layout.minimumLineSpacing == 20)
      #expect(layout.collectionView?.contentInset.left == 30)
    }
    #expect(Set(layouts.map(ObjectIdentifier.init)).count > 2)
    #expect(shown.simulation.faults.isEmpty)
  }

  @Test(arguments: ["hero-picker", "scrubber", "workbench"])
  func `the code has what the screen sets, not what the layout fits`(name: String) throws {
    let code = try ShownScreen(name).opened.knobs.code
    #expect(code.contains("minimumLineSpacing") && !code.contains("minimumInteritemSpacing"))
  }

  @Test func `the shelf under the finger is the one that is shown`() throws {
    let shown = try ShownScreen("nested-shelves")
    let rows = shelves(on: shown.screen)
    #expect(shown.screen.mainLayout === rows[0])
    let view = try #require(rows[1].collectionView)
    let box = view.convert(view.bounds, to: nil)
    shown.simulation.finger.drag(
      from: CGPoint(x: box.midX, y: box.midY), by: CGPoint(x: -150, y: 0), over: 0.2)
    shown.simulation.run(for: 1)
    #expect(shown.screen.mainLayout === rows[1])
    #expect(shown.screen.currentPage == 1 && rows[0].currentPage == 0)
    #expect(shown.title.accessibilityValue == "Page 2 of \(rows[1].numberOfPages)")
  }

  @Test func `the knobs of a carousel view are its own`() throws {
    let shown = try ShownScreen("ready-made-carousel")
    let knobs = shown.opened.knobs
    #expect(!knobs.turn("itemSize.width", to: "50"))
    #expect(!knobs.turn("contentInset.left", to: "50"))
    #expect(knobs.turn("isAutoplayPaused", to: "true"))
    #expect(knobs.turn("transition", to: "crossFade"))
    #expect(knobs.turn("captionTextColor", to: "black"))
    #expect(knobs.code.hasPrefix("let carousel = CarouselView(frame: .zero)\n"))
    #expect(knobs.code.contains("carousel.captionTextColor = .black"))
    guard case .carousel(let carousel) = shown.screen.knobOwner else {
      Issue.record("no carousel")
      return
    }
    #expect(carousel.transition == .crossFade && carousel.isAutoplayPaused)
    #expect(shown.screen.mainLayout?.numberOfPages == carousel.items.count)
  }

  @Test func `the device and its settings have knobs like a layout`() {
    let device = DeviceSettings(size: CGSize(width: 390, height: 440))
    let board = KnobBoard(of: device)
    #expect(board.groups.map(\.title) == ["Device"])
    #expect(board.turn("device.safeArea.left", to: "20") && device.safeArea.left == 20)
    #expect(board.turn("device.scale", to: "1") && device.scale == 1)
    #expect(board.turn("device.textSize", to: "accessibilityLarge"))
    #expect(device.textSize == .accessibilityLarge)
    #expect(!board.turn("device.scale", to: "4") && !board.turn("padsEdges", to: "true"))
    #expect(device.scale == 1 && device.width == 390)
  }

  @Test func `the workbench keeps its items and its strip in another layout`() throws {
    let shown = try ShownScreen("workbench")
    let knobs = shown.opened.knobs
    #expect(knobs.turn("items", to: "30") && knobs.turn("contentInset.left", to: "40"))
    #expect(knobs.turn("stripHeight", to: "300") && knobs.turn("layout", to: "shelf"))
    shown.simulation.run(for: 0.2)
    let view = try #require(shown.screen.mainLayout?.collectionView)
    #expect(view.numberOfItems(inSection: 0) == 30 && view.contentInset.left == 40)
    #expect(view.bounds.height == 300)
    let values = knobs.groups.flatMap(\.knobs)
    for (name, text) in [("items", "30"), ("contentInset.left", "40"), ("stripHeight", "300")] {
      #expect(values.first { $0.knob.name == name }?.value.text == text)
    }
  }

  @Test(arguments: ["hero-picker", "shelf", "vertical-shelf", "banner"])
  func `screens have any number of items`(name: String) throws {
    let shown = try ShownScreen(name)
    let layout = try #require(shown.screen.mainLayout)
    layout.autoplay = nil
    #expect(shown.opened.knobs.turn("items", to: "1000000"))
    #expect(shown.opened.knobs.turn("sections", to: "3"))
    shown.simulation.run(for: 0.2)
    #expect(layout.numberOfPages > 100_000)
    layout.scroll(toPage: layout.numberOfPages - 1, animated: false)
    shown.simulation.run(for: 0.2)
    #expect(shown.screen.currentPage == layout.numberOfPages - 1)
    #expect(shown.simulation.faults.isEmpty)
  }

  @Test(arguments: ["shelf", "store-shelf", "vertical-shelf", "banner"])
  func `items have different sizes`(name: String) throws {
    let shown = try ShownScreen(name)
    let layout = try #require(shown.screen.mainLayout)
    layout.autoplay = nil
    layout.pageContents = .line
    func lengths() -> Set<Int> {
      let view = layout.collectionView
      let frames = (layout.layoutAttributesForElements(in: view?.bounds ?? .zero) ?? []).map(
        \.frame)
      return Set(
        frames.map { Int(layout.scrollDirection == .horizontal ? $0.width : $0.height) })
    }
    #expect(shown.opened.knobs.turn("items", to: "40"))
    shown.simulation.run(for: 0.2)
    let before = lengths()
    #expect(before.count == 1)
    #expect(shown.opened.knobs.turn("hasUnevenSizes", to: "true"))
    shown.simulation.run(for: 0.2)
    layout.scroll(toItemAt: IndexPath(item: 1, section: 0), animated: false)
    shown.simulation.run(for: 0.2)
    #expect(lengths() != before)
    #expect(shown.opened.knobs.turn("hasUnevenSizes", to: "false"))
    layout.scroll(toPage: 0, animated: false)
    shown.simulation.run(for: 0.2)
    #expect(lengths() == before)
    #expect(!ScreenKnobs(of: HeroPickerViewController()).turn("hasUnevenSizes", to: "true"))
    #expect(shown.simulation.faults.isEmpty)
  }

  @Test func `a condition holds only if its own knob matters`() {
    let knobs = ScreenKnobs(of: ShelfViewController())
    func names() -> [String] { knobs.groups.flatMap(\.knobs).map(\.knob.name) }
    #expect(!names().contains("carousel.spacing.fixed") && !names().contains("effects.easing"))
    knobs.turn("effects", to: "carousel")
    #expect(
      names().contains("carousel.spacing.fixed") && !names().contains("carousel.spacing.peek"))
    #expect(names().contains("effects.easing"))
    knobs.turn("carousel.spacing", to: "peek")
    #expect(names().contains("carousel.spacing.peek"))
    #expect(knobs.code.contains("layout.effects = [.carousel(spacing: .peek(40))]"))
  }

  private func shelves(on screen: UIViewController) -> [SnapFlowLayout] {
    let list = screen.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first
    let rows = (list?.indexPathsForVisibleItems ?? []).sorted().compactMap {
      list?.cellForItem(at: $0)
    }
    return rows.compactMap { ($0 as? ShelfRowCell)?.layout }
  }
}
