#if canImport(UIKitSimulation)
import QuestionSupport
import Testing
import UIKit

/// A view comes back into a window, as after a push, and UIKit doesn't invalidate its layout.
@MainActor
@Suite(.answers(\.collection.laterWindowEntries, .keepLayout))
struct WindowReturnTests {
  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `it rests on its page, which was reported, and has ended its requests`(
    kind: LayoutUnderTest, isLaidOut: Bool
  ) {
    var ends: [Bool] = []
    func request(_ stage: PromiseStage) {
      stage.layout.scroll(toItemAt: stage.path(14), animated: true) { ends.append($0) }
    }
    let changes: [(item: Int?, isAway: Bool, make: (PromiseStage) -> Void)] = [
      (nil, false, { $0.flick(by: 70, over: 0.1) }), (14, false, request), (14, true, request),
      (nil, true, { $0.view.contentOffset.x += 33 }), (8, true, { $0.view.contentInset.left = 20 }),
      (8, true, { $0.screen.resize(toLength: 350) }), (9, true, { $0.screen.insert([0]) }),
    ]
    for (item, isAway, make) in changes {
      let stage = PromiseStage(kind, showing: 8)
      if !isAway { make(stage) }
      stage.simulation.run(for: 0.13)
      stage.view.removeFromSuperview()
      stage.simulation.run(for: 0.2)
      if isAway { make(stage) }
      if isLaidOut { stage.view.layoutIfNeeded() }
      stage.simulation.run(for: 0.2)
      stage.simulation.window.addSubview(stage.view)
      stage.comeToRest(onPageOf: item)
      let last = (stage.pages + stage.rests).last
      #expect(last == stage.layout.currentPage || item == 8)
    }
    #expect(ends == [true, true])
  }
}
#endif
