import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

@testable import GalleryScreens

/// A window of the app, with what its bars and the sensor housing cover.
@MainActor
enum AppWindow: CaseIterable {
  case portrait, landscape, smallLandscape, tablet, splitView

  private var size: CGSize {
    switch self {
    case .portrait: CGSize(width: 390, height: 844)
    case .landscape: CGSize(width: 852, height: 393)
    case .smallLandscape: CGSize(width: 667, height: 375)
    case .tablet: CGSize(width: 1024, height: 768)
    case .splitView: CGSize(width: 320, height: 768)
    }
  }

  private var safeAreaInsets: UIEdgeInsets {
    switch self {
    case .portrait: UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
    case .landscape: UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59)
    case .smallLandscape: UIEdgeInsets(top: 32, left: 0, bottom: 0, right: 0)
    case .tablet, .splitView: UIEdgeInsets(top: 74, left: 0, bottom: 20, right: 0)
    }
  }

  func simulation(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> Simulation {
    Simulation(size: size, scale: 3, safeAreaInsets: safeAreaInsets, layoutDirection: direction)
  }
}

/// A screen of the app on a simulated device.
@MainActor
struct ShownScreen {
  let simulation: Simulation
  let opened: OpenedScreen

  var screen: any GalleryScreen { opened.screen }
  var title: PageTitleLabel { opened.titleLabel }

  /// The names of all screens with pages.
  nonisolated static let names = AppScreen.all.filter { !$0.asksQuestions }.map(\.name)

  init(
    _ name: String, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    in window: AppWindow = .portrait
  ) throws {
    simulation = window.simulation(direction)
    let row = try #require(AppScreen.all.first { $0.name == name })
    switch row.contents {
    case .screen(let makeScreen): opened = OpenedScreen(makeScreen(), title: row.title)
    case .storyboard, .questions:
      // The headless UIKit can't read storyboards; the controller is the same.
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 200, height: 300)
      layout.fillsViewportAcross = true
      layout.isLoopingEnabled = true
      opened = OpenedScreen(
        PhotographCollectionViewController(collectionViewLayout: layout), title: row.title)
    }
    simulation.show(opened.screen)
    simulation.run(for: 0.2)
  }

  /// A flick in the strip, after which the screen comes to rest.
  func flick() throws {
    let strip = try #require(strip)
    let isHorizontal = screen.mainLayout?.scrollDirection != .vertical
    let box = strip.convert(strip.bounds, to: nil)
    let middle = CGPoint(x: box.midX, y: box.midY)
    simulation.finger.drag(
      from: middle, by: isHorizontal ? CGPoint(x: -150, y: 0) : CGPoint(x: 0, y: -190), over: 0.2)
    simulation.run(for: 1.2)
  }

  /// The view of the layout, or the first one that scrolls sideways.
  private var strip: UIView? {
    if let view = screen.mainLayout?.collectionView { return view }
    let scrollViews = Self.scrollViews(in: screen.view)
    return scrollViews.first { $0.contentSize.width > $0.bounds.width + 1 } ?? scrollViews.first
  }

  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    [view].compactMap { $0 as? UIScrollView } + view.subviews.flatMap(scrollViews)
  }
}

extension AppScreen {
  fileprivate var asksQuestions: Bool {
    if case .questions = contents { return true }
    return false
  }
}
