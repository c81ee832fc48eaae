#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

@testable import SnapLayouts

/// VoiceOver and Reduce Motion, in every layout.
@MainActor
@Suite(.worlds) struct VoiceOverTests {
  @Test(arguments: LayoutUnderTest.allCases)
  func `VoiceOver turns a page and announces it`(layout: LayoutUnderTest) {
    _ = Simulation.takeAccessibilityPosts()
    typealias Direction = UIAccessibilityScrollDirection
    for (way, on, back) in [
      (.horizontal, .left, .right), (.rightToLeft, .right, .left), (.vertical, .up, .down),
    ] as [(Way, Direction, Direction)] {
      let isHorizontal = way != .vertical
      let screen = SnapScreen(
        strip: layout.make(), isHorizontal: isHorizontal, isRightToLeft: way == .rightToLeft,
        counts: [7])
      let count = Strip([7]).pages(of: layout).count
      let turns: [(UIAccessibilityScrollDirection, Int)] = [
        (on, 1), (.next, 2), (back, 1), (.previous, 0),
      ]
      for (direction, page) in turns {
        #expect(screen.layout.accessibilityScroll(direction))
        let posts = Simulation.takeAccessibilityPosts()
        #expect(posts.map(\.text) == [spokenPage(page, of: count)])
        #expect(posts.map(\.notification) == [.pageScrolled])
        screen.simulation.runUntilRest()
        #expect(screen.layout.currentPage == page && screen.isOnPage)
      }
      #expect(!screen.layout.accessibilityScroll(isHorizontal ? .up : .left))
      #expect(!screen.layout.accessibilityScroll(isHorizontal ? .down : .right))
      guard layout.hasEnds else {
        // From the first page to the last one and back.
        for (direction, page) in [(back, count - 1), (on, 0)] {
          #expect(screen.layout.accessibilityScroll(direction))
          let texts = Simulation.takeAccessibilityPosts().map(\.text)
          #expect(texts == [spokenPage(page, of: count)])
          screen.simulation.runUntilRest()
          #expect(screen.layout.currentPage == page)
        }
        continue
      }
      #expect(!screen.layout.accessibilityScroll(back))
      #expect(!screen.layout.accessibilityScroll(.previous))
      screen.layout.scroll(toPage: count - 1, animated: false)
      #expect(!screen.layout.accessibilityScroll(on) && Simulation.takeAccessibilityPosts().isEmpty)
    }
  }

  /// UIKit mirrors a view that runs against the direction for which the layout was developed.
  @Test func `VoiceOver turns the pages of a view in a mirror, whatever its direction`() {
    defer { _ = Simulation.takeAccessibilityPosts() }
    for isRightToLeft in [false, true] {
      let screen = SnapScreen(strip: RightToLeftLayout(), isRightToLeft: isRightToLeft)
      #expect(screen.layout.accessibilityScroll(isRightToLeft ? .left : .right))
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentPage == 1)
    }
  }

  @Test(arguments: [true, false])
  func `VoiceOver turns a page at once with Reduce Motion, otherwise animated`(isReduced: Bool) {
    Simulation.reduceMotion = isReduced
    defer {
      Simulation.reduceMotion = false
      _ = Simulation.takeAccessibilityPosts()
    }
    let screen = SnapScreen(strip: SnapFlowLayout(), counts: [7])
    #expect(screen.layout.accessibilityScroll(.next))
    #expect(screen.offset == (isReduced ? 90 : 0))
    screen.simulation.runUntilRest()
    #expect(screen.offset == 90)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `VoiceOver reads a text for a single page, and none without items`(layout: LayoutUnderTest) {
    for (count, text) in [(0, nil), (1, spokenPage(0, of: 1))] {
      let screen = SnapScreen(strip: layout.make(), counts: [count])
      #expect(screen.layout.accessibilityScrollStatus == text)
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `the app can set the text that VoiceOver reads`(layout: LayoutUnderTest) {
    _ = Simulation.takeAccessibilityPosts()
    let screen = SnapScreen(strip: layout.make(), counts: [7])
    screen.layout.accessibilityPageDescription = { "Bild \($0 + 1) von \($1)" }
    #expect(screen.layout.accessibilityScroll(.next))
    let count = Strip([7]).pages(of: layout).count
    #expect(Simulation.takeAccessibilityPosts().map(\.text) == ["Bild 2 von \(count)"])
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `each item is accessible once`(layout: LayoutUnderTest) {
    let screen = SnapScreen(strip: layout.make(), counts: [7])
    let start = screen.offset
    for distance in stride(from: CGFloat(-200), through: 700, by: 31) {
      screen.move(to: start + distance)
      let paths = screen.view.visibleCells.compactMap { screen.view.indexPath(for: $0) }
      #expect(Set(paths).count == screen.view.visibleCells.count)
      let everywhere = screen.view.bounds.insetBy(dx: -5000, dy: -5000)
      let items = screen.layout.layoutAttributesForElements(in: everywhere)?.map(\.indexPath.item)
      #expect(items?.sorted() == Array(0..<7))
    }
  }

  @Test func `VoiceOver announces no page to which nobody has scrolled`() {
    Simulation.voiceOver = true
    defer { Simulation.voiceOver = false }
    _ = Simulation.takeAccessibilityPosts()
    let stage = PromiseStage(.banner, counts: [5])
    let changes: [@MainActor () -> Void] = [
      {}, { stage.screen.insert([0]) }, { stage.view.frame.size.width = 280 },
      { stage.view.contentInset.left = 10 }, { stage.screen.reload([3]) },
    ]
    for (number, change) in changes.enumerated() {
      change()
      stage.rest()
      #expect(Simulation.takeAccessibilityPosts().map(\.text) == [], "\(number)")
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a three-finger scroll by a viewport ends on a page`(layout: LayoutUnderTest) {
    Simulation.voiceOver = true
    defer {
      Simulation.voiceOver = false
      _ = Simulation.takeAccessibilityPosts()
    }
    for isHorizontal in [true, false] {
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
      for direction in [.left, .left, .right] as [UIAccessibilityScrollDirection] {
        let vertical: UIAccessibilityScrollDirection = direction == .left ? .up : .down
        let before = screen.layout.currentPage
        screen.simulation.scrollWithThreeFingers(
          isHorizontal ? direction : vertical, at: screen.middle)
        screen.simulation.runUntilRest()
        let page = screen.layout.currentPage
        #expect((page > before) == (direction == .left) && screen.isOnPage)
        // A loop says its own number after UIKit's, which counts viewports.
        let spoken = Simulation.takeAccessibilityPosts().last?.text
        let own = spokenPage(page, of: screen.layout.numberOfPages)
        #expect(layout.hasEnds || spoken == own)
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `Reduce Motion takes effect at once and keeps only fades`(layout: LayoutUnderTest) throws {
    defer { Simulation.reduceMotion = false }
    let screen = SnapScreen(strip: layout.make()) { layout, _ in
      // The picker has these effects by default.
      let looks = CenteredPickerLayout().builtInEffects
      layout.effects = layout is CenteredPickerLayout ? [] : looks
      layout.effects += [
        ItemEffect { position, appearance in
          appearance.rotation = position.progress
          appearance.translation.y = 7
          appearance.contentShift = position.distance
        }
      ]
    }
    screen.rest(onPage: 3)
    let before = try (0..<30).map { try #require(screen.attributes($0)) }
    let front = try #require(screen.layout.currentIndexPath)
    let cell = try #require(screen.view.cellForItem(at: front))
    #expect(!CATransform3DIsIdentity(cell.transform3D))

    Simulation.reduceMotion = true
    screen.simulation.layOut()
    #expect(CATransform3DIsIdentity(cell.transform3D))
    for (item, lively) in before.enumerated() {
      let calm = try #require(screen.attributes(item))
      #expect(CATransform3DIsIdentity(calm.transform3D) && calm.center.y == 45)
      #expect((calm as? SnapLayoutAttributes)?.contentShift == .zero)
      #expect(calm.alpha == lively.alpha)
    }
    #expect(Set(before.map(\.alpha)).count > 1)
    screen.layout.respectsReduceMotion = false
    screen.simulation.layOut()
    #expect(!CATransform3DIsIdentity(cell.transform3D))
    screen.layout.respectsReduceMotion = true

    Simulation.reduceMotion = false
    screen.simulation.layOut()
    #expect(!CATransform3DIsIdentity(cell.transform3D))
    #expect(try (0..<30).map { try #require(screen.attributes($0)) } == before)
  }

  @Test(arguments: UnseenPageControls.allCases)
  func `a page is spoken, also without a text of UIKit's`(answer: UnseenPageControls) {
    let world = OpenQuestions().answering(\.collection.unseenPageControls, answer)
    OpenQuestions.$current.withValue(world) {
      #expect(SnapLayouts.SpokenPage.description(1, of: 9).lowercased() == "page 2 of 9")
    }
  }

  /// An English text may be the key itself.
  @Test(arguments: [("Bild %1$d von %2$d", "Bild 2 von 9"), ("Page %1$d of %2$d", "Page 2 of 9")])
  func `a page is spoken with the app's own text`(format: String, spoken: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "\"Page %1$d of %2$d\" = \"\(format)\";".write(
      to: folder.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    let app = try #require(Bundle(url: folder))
    #expect(SnapLayouts.SpokenPage.description(1, of: 9, in: app) == spoken)
  }
}

/// A layout that was developed from right to left.
private final class RightToLeftLayout: SnapFlowLayout {
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
}
#endif
