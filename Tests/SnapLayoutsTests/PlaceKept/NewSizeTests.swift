#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitQuestions

/// Rotation, a new size of the view and another scroll direction keep the page or the item.
@MainActor
@Suite(.worlds) struct NewSizeTests {
  /// Items so long that a number of them is as long as the view, so that every length of the view has its own pages.
  @Test(arguments: LayoutUnderTest.allCases, [2, 4])
  func `rotation keeps the page, and rotating back restores the offset`(
    layout: LayoutUnderTest, number: CGFloat
  ) {
    let room = Room()
    let screen = SnapScreen(
      strip: layout.make(), length: 375,
      configure: { _, view in room.view = view },
      lengths: { _ in room.size.width / number })
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.simulation.rotate(to: CGSize(width: 375, height: 812))
    screen.layout.minimumInteritemSpacing = 1000
    // A page of a shelf has one or three items.
    let page = Strip(itemLength: 375 / number, viewport: 375).pages(of: layout).page(of: 11)
    screen.rest(onPage: page)
    let before = screen.place
    for size in [CGSize(width: 812, height: 375), CGSize(width: 375, height: 812)] {
      screen.simulation.rotate(to: size)
      screen.simulation.runUntilRest()
      #expect(screen.view.bounds.size == size && screen.layout.currentPage == page)
      #expect(screen.isOnPage)
    }
    #expect(screen.place == before)
  }

  /// In longer bounds, the content ends before the offset of its last page; UIKit may correct that before any pass.
  @Test(arguments: LayoutUnderTest.allCases, [nil, RotationCalls.once, RotationCalls.none])
  func `widening and narrowing restores the exact offset, also at shared ends`(
    kind: LayoutUnderTest, calls: RotationCalls?
  ) {
    let world = calls.map {
      OpenQuestions().answering(\.collection.rotationCalls, $0)
        .answering(\.collection.offsetInLongerBounds, .isBroughtBack)
    }
    OpenQuestions.$current.withValue(world ?? .current) {
      for (way, item) in product(Way.allCases, Array(0..<8)) {
        let stage = PromiseStage(kind, way, counts: [8], itemLength: 100, spacing: 0, showing: item)
        let place = stage.screen.place
        for length in [500, 300] as [CGFloat] {
          stage.screen.resize(toLength: length)
          stage.comeToRest(onPageOf: item)
        }
        #expect(stage.screen.place == place, "\(way) \(item)")
        if item == 3 { stage.expectOnePageASwipe() }
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `a new direction keeps the item, and the offset in range`(kind: LayoutUnderTest, way: Way) {
    let stage = PromiseStage(kind, way, showing: 12)
    stage.layout.scrollDirection = way == .vertical ? .horizontal : .vertical
    stage.layout.itemSize = CGSize(
      width: stage.layout.itemSize.height, height: stage.layout.itemSize.width)
    stage.view.frame.size = CGSize(width: stage.view.frame.height, height: stage.view.frame.width)
    stage.comeToRest(onPageOf: 12)
    let across = way == .vertical ? stage.view.contentOffset.y : stage.view.contentOffset.x
    #expect(across == 0)
  }

  /// A page of five lines is longer than the view.
  private func longPages(lineLength: @escaping (CGSize) -> CGFloat = { _ in 110 }) -> SnapScreen<
    GroupPagingLayout
  > {
    let layout = GroupPagingLayout()
    layout.itemsPerPage = 5
    let room = Room()
    return SnapScreen(
      layout, size: CGSize(width: 320, height: 568), counts: [30],
      configure: { layout, view in
        layout.scrollDirection = .vertical
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        room.view = view
      }, sizes: { _ in CGSize(width: 300, height: lineLength(room.size)) })
  }

  @Test func `rotation keeps an item in sight that was asked for on a page longer than the view`() {
    let screen = longPages()
    screen.layout.scroll(toItemAt: [0, 8], animated: false)
    screen.simulation.runUntilRest()
    let before = screen.offset
    screen.simulation.rotate(to: CGSize(width: 568, height: 320))
    screen.simulation.runUntilRest()
    let item = screen.attributes(8)?.frame ?? .null
    #expect(screen.view.bounds.contains(item))
    screen.simulation.rotate(to: CGSize(width: 320, height: 568))
    screen.simulation.runUntilRest()
    #expect(screen.offset == before)
  }

  @Test(arguments: [0, 1, 2, 3, 6])
  func `rotation keeps the line that a person has scrolled to`(item: Int) {
    // Lines, and so the pages, are longer in a taller view.
    let screen = longPages { $0.height > 400 ? 300 : 200 }
    screen.move(to: screen.attributes(item)?.frame.minY ?? .nan)
    screen.simulation.runUntilRest()
    let before = screen.offset
    for size in [CGSize(width: 568, height: 320), CGSize(width: 320, height: 568)] {
      screen.simulation.rotate(to: size)
      screen.simulation.runUntilRest()
      #expect(screen.attributes(item)?.frame.minY == screen.offset)
    }
    #expect(screen.offset == before)
  }

  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `a view without a size stays on its page`(kind: LayoutUnderTest, way: Way) {
    let stage = PromiseStage(kind, way, showing: 3)
    let (bookmark, layout) = (stage.layout.bookmark, stage.layout)
    for length in [0, 300, 0] as [CGFloat] {
      stage.screen.resize(toLength: length)
      let page = layout.page(forItemAt: bookmark.indexPath) ?? -1
      #expect(layout.currentPage == page && layout.pagePosition == CGFloat(page))
      #expect(layout.bookmark == bookmark)
    }
  }

  enum Request: CaseIterable { case none, page, item }

  /// Without a length, a shelf has other pages.
  @Test(arguments: LayoutUnderTest.allCases, Request.allCases)
  func `steps in a sizeless view count from its goal`(kind: LayoutUnderTest, request: Request) {
    for way in Way.allCases {
      let stage = PromiseStage(kind, way, showing: 3)
      let layout = stage.layout
      let item = stage.path(request == .item ? 9 : 3)
      let start = request == .page ? 2 : layout.page(forItemAt: item) ?? -1
      stage.screen.resize(toLength: 0)
      switch request {
      case .none: break
      case .page: layout.scroll(toPage: 2, animated: true)
      case .item: layout.scroll(toItemAt: item, animated: false)
      }
      #expect(request == .page ? layout.currentPage == 2 : layout.bookmark.indexPath == item)
      for _ in 0..<2 { layout.scrollToNextPage(animated: true) }
      stage.screen.resize(toLength: 300)
      stage.rest()
      #expect(layout.currentPage == start + 2 && stage.screen.isOnPage)
    }
  }

  /// Without a length, a shelf has other pages, and a loop has ends.
  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `a step at the last page without a size ends as with one`(kind: LayoutUnderTest, way: Way) {
    let stage = PromiseStage(kind, way, showing: 29)
    let (layout, last) = (stage.layout, stage.layout.currentPage)
    var ends: [Bool] = []
    stage.screen.resize(toLength: 0)
    layout.scrollToNextPage(animated: true) { ends.append($0) }
    stage.screen.resize(toLength: 300)
    stage.rest()
    stage.screen.passFrame()
    #expect(layout.currentPage == (kind.hasEnds ? last : 0) && stage.screen.isOnPage)
    #expect(ends == [!kind.hasEnds])
  }

  @Test(arguments: LayoutUnderTest.allCases, [0, Int.min, .max])
  func `a step without a size counts from a page in range`(kind: LayoutUnderTest, page: Int) {
    let stage = PromiseStage(kind, showing: 12)
    let (layout, count) = (stage.layout, stage.layout.numberOfPages)
    stage.screen.resize(toLength: 0)
    layout.scroll(toPage: page, animated: false)
    if page == .max {
      layout.scrollToPreviousPage(animated: false)
    } else {
      layout.scrollToNextPage(animated: false)
    }
    stage.screen.resize(toLength: 300)
    stage.rest()
    #expect(layout.currentPage == (page == .max ? count - 2 : 1))
  }

  @Test(arguments: LayoutUnderTest.allCases, [99, Int.min, -1, .max])
  func `a request for no item moves no view without a size`(kind: LayoutUnderTest, number: Int) {
    for way in Way.allCases {
      for (asksBefore, updates) in product([false, true], [false, true]) {
        let stage = PromiseStage(kind, way, showing: 5)
        var (first, ends): ([Bool], [Bool]) = ([], [])
        stage.screen.resize(toLength: 0)
        if asksBefore {
          stage.layout.scroll(toItemAt: stage.path(9), animated: false) { first.append($0) }
        }
        let bookmark = stage.layout.bookmark
        stage.layout.scroll(toItemAt: stage.path(number), animated: true) { ends.append($0) }
        #expect(stage.layout.bookmark == bookmark)
        if updates {
          stage.screen.insert([0])
          stage.screen.delete([0])
        }
        stage.screen.resize(toLength: 300)
        stage.comeToRest(onPageOf: asksBefore ? 9 : 5)
        stage.screen.passFrame()
        #expect(ends == [false] && first == (asksBefore ? [true] : []))
        #expect(stage.layout.bookmark == bookmark)
      }
    }
  }

  enum Update: CaseIterable { case insertion, deletion, requestInBlock }

  /// An index path means the item that was there when the app requested it.
  @Test(arguments: LayoutUnderTest.allCases, Update.allCases)
  func `a request without a size keeps its item in a batch`(kind: LayoutUnderTest, update: Update) {
    for (way, request) in Way.allCases.flatMap({ way in Request.allCases.map { (way, $0) } }) {
      let stage = PromiseStage(kind, way, showing: 5)
      var ends: [Bool] = []
      func ask() {
        switch request {
        case .none: stage.layout.scroll(toItemAt: stage.path(5), animated: true) { ends.append($0) }
        case .page: stage.layout.scrollToNextPage(animated: true) { ends.append($0) }
        case .item:
          stage.layout.scroll(toItemAt: stage.path(9), animated: false) { ends.append($0) }
        }
      }
      // A step counts from known pages.
      if update == .requestInBlock, request == .page { continue }
      let next = stage.layout.currentPage + 1
      stage.screen.resize(toLength: 0)
      if update != .requestInBlock { ask() }
      stage.view.performBatchUpdates {
        switch update {
        case .insertion: stage.screen.insert(0..<6)
        case .deletion: stage.screen.delete(9...9)
        case .requestInBlock:
          stage.screen.insert(0..<6)
          ask()
        }
      }
      stage.screen.resize(toLength: 300)
      stage.rest()
      stage.screen.passFrame()
      let item = (request == .item ? 9 : 5) + (update == .insertion ? 6 : 0)
      let isGone = update == .deletion && request == .item
      if request == .page {
        // Pages of three are grouped anew after the insertion.
        let page = stage.layout.page(forItemAt: stage.path(item)) ?? -1
        #expect(stage.layout.currentPage == (update == .deletion ? next : page + 1))
      } else {
        stage.expectRest(onPageOf: isGone ? 5 : item)
      }
      #expect(ends == [!isGone], "\(way) \(request)")
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, Request.allCases)
  func `another layout gets the goal of a sizeless view`(kind: LayoutUnderTest, request: Request) {
    let stage = PromiseStage(kind, showing: 12)
    stage.screen.resize(toLength: 0)
    switch request {
    case .none: break
    case .page: stage.layout.scroll(toPage: 0, animated: false)
    case .item: stage.layout.scroll(toItemAt: stage.path(20), animated: false)
    }
    let picker = CenteredPickerLayout(replacing: stage.layout)
    stage.view.collectionViewLayout = picker
    stage.screen.resize(toLength: 300)
    stage.rest()
    #expect(picker.currentPage == [.none: 12, .page: 0, .item: 20][request])
  }

  /// Without a length, a loop is shorter.
  @Test(
    arguments: LayoutUnderTest.allCases,
    [ShrunkenContent.clampedAtOnce, .clampedInNextPass])
  func `an unannounced layout gets the goal of a sizeless view that UIKit has moved`(
    kind: LayoutUnderTest, answer: ShrunkenContent
  ) {
    let world = OpenQuestions().answering(\.collection.shrunkenContent, answer)
      .answering(\.collection.transitionCalls, .onlyAnimated)
    OpenQuestions.$current.withValue(world) {
      `another layout gets the goal of a sizeless view`(kind: kind, request: .item)
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `a view without items begins on the requested page`(kind: LayoutUnderTest, way: Way) {
    let stage = PromiseStage(kind, way, counts: [0])
    stage.layout.scroll(toPage: 2, animated: false)
    #expect(!stage.layout.scrollToNextPage(animated: false))
    #expect(!stage.layout.accessibilityScroll(.next))
    stage.screen.reload([30])
    stage.rest()
    #expect(stage.layout.currentPage == 2)
  }

  /// Before the items come, nothing has the number that was requested.
  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `an item that comes without a size is the requested one`(kind: LayoutUnderTest, way: Way) {
    for reloads in [false, true] {
      let stage = PromiseStage(kind, way, counts: [0])
      stage.screen.resize(toLength: 0)
      stage.layout.scroll(toItemAt: stage.path(12), animated: false)
      if reloads { stage.screen.reload([30]) } else { stage.screen.insert(0..<30) }
      stage.screen.resize(toLength: 300)
      stage.comeToRest(onPageOf: 12)
    }
  }

  /// The data source has other items before the view is told of them.
  @Test(arguments: LayoutUnderTest.allCases)
  func `an item requested before a reload keeps its number in updates`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, showing: 5)
    stage.screen.resize(toLength: 0)
    stage.screen.source.counts = [40]
    stage.layout.scroll(toItemAt: stage.path(20), animated: false)
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    stage.screen.insert(0..<6)
    stage.screen.resize(toLength: 300)
    stage.comeToRest(onPageOf: 26)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a step that waits for items is one step`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, showing: 5)
    let page = stage.layout.currentPage
    stage.screen.resize(toLength: 0)
    stage.layout.scrollToNextPage(animated: false)
    stage.screen.reload([0])
    stage.view.layoutIfNeeded()
    stage.screen.reload([30])
    stage.screen.resize(toLength: 300)
    stage.rest()
    #expect(stage.layout.currentPage == page + 1)
  }

  /// Items as long as the view have no length then, and are on no page.
  @Test(arguments: LayoutUnderTest.withFullPages, Request.allCases)
  func `a view without a size, with items as long, stays`(kind: LayoutUnderTest, request: Request) {
    for swaps in [false, true] {
      let room = Room()
      let screen = SnapScreen(
        strip: kind.make(), length: 300, counts: [30],
        configure: { _, view in room.view = view }, lengths: { _ in room.size.width })
      screen.simulation.runUntilRest()
      screen.layout.scroll(toItemAt: [0, 5], animated: false)
      screen.simulation.runUntilRest()
      var ends: [Bool] = []
      screen.resize(toLength: 0)
      switch request {
      case .none:
        screen.layout.scroll(toItemAt: [0, 99], animated: false) { ends.append($0) }
      case .page: screen.layout.scrollToNextPage(animated: true) { ends.append($0) }
      case .item: screen.layout.scroll(toItemAt: [0, 9], animated: true) { ends.append($0) }
      }
      screen.passFrame()
      #expect(ends == (request == .none ? [false] : []))
      let picker = CenteredPickerLayout(replacing: screen.layout)
      if swaps { screen.view.collectionViewLayout = picker }
      screen.resize(toLength: 300)
      screen.simulation.runUntilRest()
      screen.passFrame()
      let layout = swaps ? picker : screen.layout
      // Of a step, another layout only gets the item before it: which one comes next, its pages say.
      let item = [.none: 5, .page: swaps ? 5 : 6, .item: 9][request] ?? -1
      #expect(layout.page(forItemAt: [0, item]) == layout.currentPage, "\(swaps)")
      #expect(ends == [!swaps && request != .none], "\(swaps)")
    }
  }

  /// The first thing that an app does: data arrive, it reloads, jumps, and its container gets its size.
  enum Beginning: String, CaseIterable, Sendable { case noWindow, noFrame, reload }

  @Test(arguments: LayoutUnderTest.allCases, Beginning.allCases)
  func `a jump at the start survives a new length`(kind: LayoutUnderTest, beginning: Beginning) {
    for (way, difference) in Way.allCases.flatMap({ [($0, 55), ($0, -55)] }) {
      for frames in [0, 1] {
        var said = SaidItem(kind: kind, way: way)
        said.itemLength = 280
        let screen = said.makeScreen()
        switch beginning {
        case .noWindow:
          screen.view.layoutIfNeeded()
          screen.say(5)
        case .noFrame:
          screen.simulation.window.addSubview(screen.view)
          screen.view.layoutIfNeeded()
          screen.say(5)
        case .reload:
          screen.source.counts = [0]
          screen.show()
          screen.rest()
          screen.source.counts = [SaidItem.itemCount]
          screen.view.reloadData()
          screen.say(5)
        }
        screen.pass(frames: frames)
        screen.resize(by: CGFloat(difference))
        if beginning == .noWindow { screen.show() }
        screen.rest()
        #expect(screen.showsItem, "\(way) \(difference) \(frames): \(screen.explanation)")
        #expect(screen.isOnPage)
      }
    }
  }
}
#endif
