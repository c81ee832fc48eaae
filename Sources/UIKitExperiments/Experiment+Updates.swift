#if canImport(UIKit)
import UIKit

extension Experiment {
  /// Batch updates.
  static let updates = [
    Experiment("BatchPasses", expecting: "onceBefore") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.insertItem(at: 2)
      let calls = scene.layout.calls
      guard let middle = calls.firstIndex(of: .updates) else {
        return scene.end(unexpected: "no updates")
      }
      let before = calls[..<middle].filter { $0 == .prepare }.count
      let after = calls[middle...].filter { $0 == .prepare }.count
      switch (before, after) {
      case (1, 0): return scene.end("onceBefore")
      case (2, 0): return scene.end("twiceBefore")
      case (0, 1): return scene.end("onceAfter")
      case (1, 1): return scene.end("beforeAndAfter")
      default: return scene.end(unexpected: "\(before) before, \(after) after")
      }
    },
    Experiment("TargetQueriesInUpdates", expecting: "once") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.insertItem(at: 2)
      switch scene.layout.count(.target) {
      case 0: return scene.end("never")
      case 1: return scene.end("once")
      case 2: return scene.end("twice")
      case let count: return scene.end(unexpected: "\(count) times")
      }
    },
    Experiment("TargetDelegateOrder", expecting: "layoutFirst") { laboratory in
      let scene = await CollectionScene(laboratory)
      let delegate = TargetDelegate(scene.layout)
      scene.view.delegate = delegate
      scene.insertItem(at: 2)
      switch scene.layout.calls.filter({ $0 == .target || $0 == .delegateTarget }) {
      case [.target, .delegateTarget]: return scene.end("layoutFirst")
      case [.delegateTarget, .target]: return scene.end("delegateFirst")
      case let calls: return scene.end(unexpected: "\(calls)")
      }
    },
    Experiment("TargetWhileScrolling", expecting: "used") { laboratory in
      let scene = await CollectionScene(laboratory)
      var y: CGFloat = 0
      try await scene.scroll.drag {
        scene.layout.target = CGPoint(x: 0, y: 777)
        scene.insertItem(at: 39)
        y = scene.y
      }
      return scene.end(y == 777 ? "used" : "ignored")
    },
    Experiment("AppearanceQueries", expecting: "everyVisible") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.insertItem(at: 2)
      guard scene.layout.calls.contains(.initial(2)) else {
        return scene.end(unexpected: "no initial attributes")
      }
      return scene.end(scene.layout.calls.contains(.initial(0)) ? "everyVisible" : "changedOnly")
    },
    Experiment("AppearanceQueryTime", expecting: "afterTarget") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.insertItem(at: 2)
      guard let initial = scene.layout.firstInitial,
        let target = scene.layout.calls.firstIndex(of: .target)
      else { return scene.end(unexpected: "not asked") }
      return scene.end(initial < target ? "beforeTarget" : "afterTarget")
    },
    Experiment("DefaultAppearances", expecting: "lastPlacesOrPresent") { laboratory in
      let scene = await CollectionScene(laboratory)
      _ = scene.layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 0, section: 0))
      let isOutside = scene.layout.baseHasInitialAttributes
      scene.layout.baseHasInitialAttributes = false
      scene.insertItem(at: 2)
      switch (isOutside, scene.layout.baseHasInitialAttributes) {
      case (true, true): return scene.end("lastPlacesOrPresent")
      case (false, true): return scene.end("lastPlaces")
      case (false, false): return scene.end("none")
      case (true, false): return scene.end(unexpected: "only outside of an update")
      }
    },
    Experiment("ArrivalsWithoutAttributes", expecting: "fromLastPlace") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.view.contentOffset.y = 100
      await scene.run(for: 0.1)
      scene.deleteItems(at: 2..<3)
      await scene.run(for: 0.05)
      guard let cell = scene.view.cellForItem(at: IndexPath(item: 5, section: 0)),
        let seen = cell.layer.presentation()
      else { return scene.end(unexpected: "no cell") }
      return scene.end(seen.position.y > 386 ? "fromLastPlace" : "atTheirPlace")
    },
    Experiment("DeparturesWithoutAttributes", expecting: "toNewPlace") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.view.contentOffset.y = 100
      await scene.run(for: 0.1)
      guard let cell = scene.view.cellForItem(at: IndexPath(item: 5, section: 0)) else {
        return scene.end(unexpected: "no cell")
      }
      let place = cell.layer.position.y
      scene.insertItem(at: 2)
      await scene.run(for: 0.15)
      guard let seen = cell.layer.presentation(), cell.superview != nil else {
        return scene.end(unexpected: "the cell has gone")
      }
      return scene.end(seen.position.y > place ? "toNewPlace" : "atTheirPlace")
    },
    Experiment("BatchOffsetMotion", expecting: "withViews") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.layout.target = CGPoint(x: 0, y: 140)
      scene.insertItem(at: 2)
      await scene.run(for: 0.05)
      let seen = scene.view.layer.presentation()?.bounds.minY ?? 0
      return scene.end(seen < 139 ? "withViews" : "atOnce")
    },
    Experiment("ShrunkenContentInBatch", expecting: "withAnimation") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.view.contentOffset.y = 2500
      await scene.run(for: 0.1)
      scene.deleteItems(at: 20..<40)
      if scene.y <= 1100 { return scene.end("withAnimation") }
      await scene.run(for: 1)
      return scene.end(scene.y <= 1100 ? "atEnd" : "never")
    },
    Experiment("MovementUpdates", expecting: "batch") { laboratory in
      let scene = await CollectionScene(laboratory)
      guard scene.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)) else {
        return scene.end(unexpected: "no movement")
      }
      scene.layout.calls = []
      scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 175))
      await scene.run(for: 0.5)
      scene.view.endInteractiveMovement()
      await scene.run(for: 1)
      guard scene.source.hasMoved else { return scene.end(unexpected: "nothing moved") }
      return scene.end(scene.layout.calls.contains(.updates) ? "batch" : "contextOnly")
    },
    Experiment("HandedOutIndexPaths", expecting: "renumbered") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.layout.invalidateLayout()
      scene.view.layoutIfNeeded()
      guard let attributes = scene.layout.first else { return scene.end(unexpected: "no item") }
      scene.insertItem(at: 0)
      switch attributes.indexPath.item {
      case 0: return scene.end("kept")
      case 1: return scene.end("renumbered")
      case let item: return scene.end(unexpected: "item \(item)")
      }
    },
  ]
}

/// A delegate that records requests for a target in the layout's list.
private final class TargetDelegate: NSObject, UICollectionViewDelegate {
  private let layout: RowsLayout

  init(_ layout: RowsLayout) { self.layout = layout }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    layout.calls.append(.delegateTarget)
    return proposedContentOffset
  }
}
#endif
