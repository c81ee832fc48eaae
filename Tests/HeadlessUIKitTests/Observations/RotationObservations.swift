import QuestionSupport
import Testing
import UIKit
import UIKitSimulation

/// What others have seen of new sizes and safe areas on iOS.
///
/// The numbers are the rows of `Docs/Observations.md`.
@MainActor
@Suite struct RotationObservations {
  private let simulation = Simulation(
    size: CGSize(width: 375, height: 667), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
  private let layout = LoggingFlowLayout()

  private func shown() -> UICollectionView {
    layout.itemSize = CGSize(width: 100, height: 100)
    _ = layout.log.take()
    let controller = ManyItemsController(collectionViewLayout: layout)
    simulation.show(controller)
    return controller.collectionView
  }

  /// The calls of a rotation, without what follows from them.
  private func turn(to size: CGSize, top: CGFloat) -> [String] {
    _ = layout.log.take()
    simulation.rotate(
      to: size, safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    simulation.run(for: 0.1)
    return layout.log.take().compactMap { call in
      ["SI", "IL@"].first { call.hasPrefix($0) }
    }
  }

  @Test func `row 11: a shown layout is invalidated twice`() {
    _ = shown()
    #expect(layout.log.calls.filter { $0.hasPrefix("IL@") }.count == 2)
  }

  @Test(
    arguments: zip(
      RotationCalls.allCases, [["SI", "IL@"], ["SI", "IL@", "IL@"], []]))
  func `row 12, 13: a rotation asks and invalidates once, for the size (fact 171)`(
    answer: RotationCalls, calls: [String]
  ) {
    answering(\.collection.rotationCalls, answer) {
      let view = shown()
      #expect(view.bounds.minY == -64)
      let heard = turn(to: CGSize(width: 667, height: 375), top: 32)
      #expect(view.bounds.minY == -32)
      let heardBack = turn(to: CGSize(width: 375, height: 667), top: 64)
      #expect(view.bounds.minY == -64)
      if answer == .oneForEach {
        #expect(heard.count > 2 && heardBack.count > 2)
      } else {
        #expect(heard == calls && heardBack == calls)
      }
    }
  }

  @Test(.answers(\.collection.rotationCalls, .once))
  func `row 34: a new frame prepares the layout in its setter, with the new bounds`() {
    let view = shown()
    _ = layout.log.take()
    view.frame.size.width = 300
    #expect(layout.log.calls.contains("prepare"))
    #expect(view.collectionViewLayout.collectionViewContentSize.width == 300)
  }

  @Test func `row 42: a new safe area invalidates the layout`() {
    _ = shown()
    _ = layout.log.take()
    simulation.resize(to: CGSize(width: 375, height: 667), safeAreaInsets: .zero)
    #expect(layout.log.calls.contains { $0.hasPrefix("IL@") })
  }
}
