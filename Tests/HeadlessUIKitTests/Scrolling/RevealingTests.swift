import QuestionSupport
import Testing
import UIKit
import UIKitSimulation

/// Scrolling to what a person has moved to, or that a person holds at an edge.
@MainActor
struct RevealingTests {
  let screen = ScrollScreen()

  private var simulation: Simulation { screen.simulation }
  private var observer: ScrollObserver { screen.observer }

  /// A list of forty items of 300 × 70 points, of which the sixth is cut off.
  private func list(_ source: ItemSource) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 70)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    simulation.show(view)
    view.delegate = observer
    return view
  }

  @Test(arguments: VoiceOverReveals.allCases)
  func `VoiceOver scrolls as far as its item becomes visible`(answer: VoiceOverReveals) {
    let source = ItemSource(counts: [40])
    let view = list(source)
    answering(\.collection.voiceOverReveals, answer) {
      simulation.moveVoiceOver(to: IndexPath(item: 5, section: 0), in: view)
      #expect(view.contentOffset.y == (answer == .jumps ? 20 : 0))
      simulation.runUntilRest()
      #expect(view.contentOffset.y == 20)
      let calls = answer == .animates ? ["didEndScrollingAnimation"] : []
      #expect(observer.callsBesideScrolling == calls)
      simulation.moveVoiceOver(to: IndexPath(item: 4, section: 0), in: view)
      simulation.runUntilRest()
      #expect(view.contentOffset.y == 20)
    }
  }

  @Test(arguments: EditingReveals.allCases)
  func `fact 165: a text field that becomes first responder is scrolled into the viewport`(
    answer: EditingReveals
  ) {
    screen.scrollView.contentInset.bottom = 100
    let field = UITextField(frame: CGRect(x: 0, y: 500, width: 200, height: 40))
    #expect(!field.becomeFirstResponder())
    screen.scrollView.addSubview(field)
    answering(\.scrolling.editingReveals, answer) {
      #expect(field.becomeFirstResponder())
      #expect(field.isFirstResponder)
      #expect(screen.y == (answer == .jumps ? 240 : 0))
      simulation.runUntilRest()
      #expect(screen.y == (answer == .stays ? 0 : 240))
      let calls = answer == .animates ? ["didEndScrollingAnimation"] : []
      #expect(observer.callsBesideScrolling == calls)
    }
  }

  @Test func `there is one first responder`() {
    let fields = (0..<2).map { _ in UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 40)) }
    fields.forEach(screen.scrollView.addSubview)
    fields.forEach { #expect($0.becomeFirstResponder()) }
    #expect(fields.map(\.isFirstResponder) == [false, true])
    #expect(fields[1].resignFirstResponder())
    #expect(!fields[1].isFirstResponder)
    #expect(!screen.scrollView.becomeFirstResponder())
  }

  @Test(arguments: DragAutoscroll.allCases)
  func `a view scrolls at its edge while an item is dragged there`(answer: DragAutoscroll) {
    let source = ItemSource(counts: [40])
    let view = list(source)
    answering(\.collection.dragAutoscroll, answer) {
      var carried: Set<Bool> = []
      observer.onCall = { _, _ in carried.insert(view.hasActiveDrag) }
      simulation.dragItemToEdge(of: view, scrollingBy: CGPoint(x: 0, y: 101), over: 0.5)
      #expect(view.contentOffset.y == 101)
      #expect(carried == [true] && !view.hasActiveDrag)
      let pan = ["willBeginDragging", "willEndDragging", "didEndDragging"]
      #expect(observer.callsBesideScrolling == (answer == .pans ? pan : []))
    }
  }

  @Test(arguments: StatusBarTap.allCases)
  func `fact 164: a tap on the status bar scrolls to the top`(answer: StatusBarTap) {
    answering(\.scrolling.statusBarTap, answer) {
      screen.scrollView.contentInset.top = 30
      screen.scrollView.contentOffset.y = 500
      simulation.tapStatusBar()
      #expect(screen.y == (answer == .jumps ? -30 : 500))
      simulation.runUntilRest()
      #expect(screen.y == -30)
      let calls = answer == .requests ? ["didEndScrollingAnimation"] : []
      #expect(observer.callsBesideScrolling == calls + ["didScrollToTop"])
    }
  }

  @Test func `fact 164: a tap on the status bar moves nothing where it isn't wanted`() {
    func tap() {
      screen.scrollView.contentOffset.y = 500
      simulation.tapStatusBar()
      simulation.runUntilRest()
    }
    screen.scrollView.scrollsToTop = false
    tap()
    #expect(screen.y == 500)
    screen.scrollView.scrollsToTop = true
    observer.scrollsToTop = false
    tap()
    #expect(screen.y == 500)
    observer.scrollsToTop = true
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulation.window.addSubview(other)
    tap()
    #expect(screen.y == 500)
    other.scrollsToTop = false
    tap()
    #expect(screen.y == 0)
    #expect(observer.callsBesideScrolling == ["didScrollToTop"])
  }
}
