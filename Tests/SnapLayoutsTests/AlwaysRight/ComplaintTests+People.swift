#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

// MARK: Accessibility, overlapping and taps

extension ComplaintTests {
  @Test("VoiceOver turns a page and announces it", arguments: LayoutUnderTest.allCases)
  func voiceOver(layout: LayoutUnderTest) {
    _ = Simulation.takeAccessibilityPosts()
    for isHorizontal in [true, false] {
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal, counts: [7])
      let count = Strip([7]).pages(of: layout).count
      let (on, back): (UIAccessibilityScrollDirection, UIAccessibilityScrollDirection) =
        isHorizontal ? (.left, .right) : (.up, .down)
      let turns: [(UIAccessibilityScrollDirection, Int)] = [
        (on, 1), (.next, 2), (back, 1), (.previous, 0),
      ]
      for (direction, page) in turns {
        #expect(screen.layout.accessibilityScroll(direction))
        let posts = Simulation.takeAccessibilityPosts()
        #expect(posts.map(\.text) == [spokenPage(page, of: count)])
        #expect(posts.map(\.notification) == [.pageScrolled])
        screen.simulation.runUntilRest()
        #expect(screen.layout.currentPage == page)
        #expect(screen.isOnPage)
      }
      #expect(!screen.layout.accessibilityScroll(isHorizontal ? .up : .left))
      #expect(!screen.layout.accessibilityScroll(isHorizontal ? .down : .right))
      guard layout.hasEnds else { continue }
      #expect(!screen.layout.accessibilityScroll(back))
      #expect(!screen.layout.accessibilityScroll(.previous))
      screen.layout.scroll(toPage: count - 1, animated: false)
      #expect(!screen.layout.accessibilityScroll(on))
      #expect(Simulation.takeAccessibilityPosts().isEmpty)
    }
  }

  @Test(
    "Right to left, the directions of VoiceOver are swapped", arguments: LayoutUnderTest.allCases)
  func voiceOverRightToLeft(layout: LayoutUnderTest) {
    _ = Simulation.takeAccessibilityPosts()
    let screen = SnapScreen(strip: layout.make(), counts: [7]) { _, view in
      view.semanticContentAttribute = .forceRightToLeft
    }
    if layout.hasEnds { #expect(!screen.layout.accessibilityScroll(.left)) }
    #expect(screen.layout.accessibilityScroll(.right))
    #expect(screen.layout.accessibilityScroll(.next))
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 2)
    #expect(screen.layout.accessibilityScroll(.left))
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 1)
    let texts = Simulation.takeAccessibilityPosts().map(\.text)
    let count = Strip([7]).pages(of: layout).count
    #expect(texts == [1, 2, 1].map { spokenPage($0, of: count) })
  }

  @Test("The app can set the text that VoiceOver reads", arguments: LayoutUnderTest.allCases)
  func status(layout: LayoutUnderTest) {
    _ = Simulation.takeAccessibilityPosts()
    let screen = SnapScreen(strip: layout.make(), counts: [7])
    screen.layout.accessibilityPageDescription = { "Bild \($0 + 1) von \($1)" }
    #expect(screen.layout.accessibilityScroll(.next))
    let count = Strip([7]).pages(of: layout).count
    #expect(Simulation.takeAccessibilityPosts().map(\.text) == ["Bild 2 von \(count)"])
  }

  @Test("Each item is accessible once", arguments: LayoutUnderTest.allCases)
  func itemsOnce(layout: LayoutUnderTest) {
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

  @Test(
    "A three-finger scroll by a viewport ends on a page",
    arguments: LayoutUnderTest.allCases)
  func threeFingers(layout: LayoutUnderTest) {
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
        #expect((screen.layout.currentPage > before) == (direction == .left))
        #expect(screen.isOnPage)
      }
    }
  }

  @Test(
    "Reduce Motion takes effect at once and keeps only fades",
    arguments: LayoutUnderTest.allCases)
  func reduceMotion(layout: LayoutUnderTest) throws {
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
    screen.layout.scroll(toPage: 3, animated: false)
    screen.simulation.runUntilRest()
    let before = try (0..<30).map { try #require(screen.attributes($0)) }
    let front = try #require(screen.layout.currentIndexPath)
    let cell = try #require(screen.view.cellForItem(at: front))
    #expect(!CATransform3DIsIdentity(cell.transform3D))

    Simulation.reduceMotion = true
    screen.simulation.layOut()
    #expect(CATransform3DIsIdentity(cell.transform3D))
    for (item, lively) in before.enumerated() {
      let calm = try #require(screen.attributes(item))
      #expect(CATransform3DIsIdentity(calm.transform3D))
      #expect(calm.center.y == 45)
      #expect((calm as? SnapLayoutAttributes)?.contentShift == 0)
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

  // Only the picker enlarges items so that they overlap.
  @Test("A nearer item is always in front", arguments: [true, false])
  func order(isHorizontal: Bool) throws {
    let screen = SnapScreen(
      strip: CenteredPickerLayout(), isHorizontal: isHorizontal, spacing: -30)
    for offset in stride(from: CGFloat(300), through: 400, by: 7) {
      screen.move(to: offset)
      let shown = try (0..<30).map { try #require(screen.attributes($0)) }
        .map { (order: $0.zIndex, center: isHorizontal ? $0.center.x : $0.center.y) }
        .map { (order: $0.order, distance: abs($0.center - offset - 160)) }
        .filter { $0.distance < 200 }
        .sorted { $0.distance < $1.distance }
      #expect(shown.count > 6)
      for (near, far) in zip(shown, shown.dropFirst()) where far.distance - near.distance >= 1 {
        #expect(near.order > far.order)
      }
    }
    let answers = [4, 46].map {
      Peers.upCarouselOrder(distance: $0, pageStride: 50, sideAlpha: 0.9)
    }
    #expect(answers[0] == answers[1])
  }

  @Test(
    "A tap on an item at the side selects it once and moves it to the middle",
    arguments: [true, false])
  func tap(isHorizontal: Bool) {
    let screen = SnapScreen(
      strip: CenteredPickerLayout(), isHorizontal: isHorizontal, spacing: -20)
    var selected: [Int] = []
    screen.source.onSelect = {
      selected.append($0.item)
      screen.layout.scroll(toItemAt: $0, animated: true)
    }
    screen.layout.scroll(toPage: 5, animated: false)
    screen.simulation.runUntilRest()
    // Item 5 is enlarged to 96 and covers item 6, which begins 60 further, up to 48.
    for (distance, item) in [(60, 6), (47, 6), (-60, 5), (120, 7)] as [(CGFloat, Int)] {
      screen.simulation.finger.tap(at: screen.point(distance))
      screen.simulation.runUntilRest()
      #expect(selected.last == item)
      #expect(screen.layout.currentPage == item)
      #expect(screen.isOnPage)
    }
    #expect(selected.count == 4)
  }

  @Test(
    "A tap on any item selects it once and shows its page",
    arguments: LayoutUnderTest.allCases)
  func tapAnywhere(layout: LayoutUnderTest) throws {
    let pages = Strip().pages(of: layout)
    for isHorizontal in [true, false] {
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
      var selected: [Int] = []
      screen.source.onSelect = {
        selected.append($0.item)
        screen.layout.scroll(toItemAt: $0, animated: true)
      }
      for distance in [130, -60, 0, -130, 60, 130] as [CGFloat] {
        let target = screen.point(distance)
        let shown = (0..<30).first {
          guard let center = screen.shownCenter($0), let size = screen.attributes($0)?.size else {
            return false
          }
          return abs(center.x - target.x) < size.width / 2
            && abs(center.y - target.y) < size.height / 2
        }
        // There is nothing to tap between two items or before the first one.
        guard let shown else { continue }
        screen.simulation.finger.tap(at: target)
        screen.simulation.runUntilRest()
        #expect(selected.popLast() == shown)
        #expect(selected.isEmpty)
        #expect(screen.layout.currentPage == pages.page(of: shown))
        #expect(screen.isOnPage)
      }
    }
  }
}
#endif
