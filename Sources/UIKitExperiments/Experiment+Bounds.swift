#if canImport(UIKit)
import UIKit

extension Experiment {
  /// Animated changes of the bounds, and new layouts.
  static let bounds = [
    Experiment("AnimatedBoundsAppearances", expecting: "everyVisible") { laboratory in
      let scene = await CollectionScene(laboratory)
      await scene.growAnimated()
      return scene.end(scene.layout.asksForInitial ? "everyVisible" : "none")
    },
    Experiment("AnimatedBoundsPreparations", expecting: "once") { laboratory in
      let scene = await CollectionScene(laboratory)
      await scene.growAnimated()
      switch (scene.layout.count(.animatedBounds), scene.layout.count(.animatedBoundsEnd)) {
      case (1, 0): return scene.end("unfinished")
      case (1, 1): return scene.end("once")
      case (4, _): return scene.end("fourTimes")
      case let (begun, ended): return scene.end(unexpected: "\(begun) begun, \(ended) ended")
      }
    },
    Experiment("AnimatedOriginChanges", expecting: "prepared") { laboratory in
      let scene = await CollectionScene(laboratory)
      UIView.animate(withDuration: 0.3) { scene.view.contentOffset.y = 100 }
      await scene.run(for: 1)
      return scene.end(
        scene.layout.calls.contains(.animatedBounds) ? "prepared" : "notPrepared")
    },
    Experiment("ElementsBeforePreparation", expecting: "preparedFirst") { laboratory in
      let scene = await CollectionScene(laboratory)
      await scene.growAnimated()
      let first = scene.layout.calls.first { $0 == .prepare || $0 == .elements }
      switch first {
      case .prepare: return scene.end("preparedFirst")
      case .elements: return scene.end("elementsFirst")
      default: return scene.end(unexpected: "nothing asked")
      }
    },
    Experiment("RotationSteps", expecting: "one") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      var sizes = [scene.view.bounds.size]
      scene.layout.onPrepare = { [view = scene.view] in
        if sizes.last != view.bounds.size { sizes.append(view.bounds.size) }
      }
      try await scene.scroll.perform(.turn)
      await scene.run(for: 1)
      switch sizes.count {
      case 1: return scene.end(unexpected: "the size stays")
      case 2: return scene.end("one")
      default: return scene.end("several")
      }
    },
    Experiment("RotationCalls", expecting: "once") { laboratory in
      let scene = await CollectionScene(laboratory, layout: CountingLayout())
      scene.view.contentInsetAdjustmentBehavior = .always
      scene.view.frame = laboratory.window.bounds
      scene.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      await scene.run(for: 0.1)
      let inset = scene.view.adjustedContentInset
      scene.layout.invalidations = 0
      try await scene.scroll.perform(.turn)
      guard scene.view.adjustedContentInset != inset else {
        scene.view.removeFromSuperview()
        return nil
      }
      switch scene.layout.invalidations {
      case 0: return scene.end("none")
      case 1: return scene.end("once")
      default: return scene.end("oneForEach")
      }
    },
    Experiment("OffsetInLongerBounds", expecting: "stays") { laboratory in
      let scene = await CollectionScene(laboratory)
      let end = scene.view.contentSize.height - scene.view.bounds.height
      scene.view.contentOffset.y = end
      await scene.run(for: 0.1)
      var offsets: [CGFloat] = []
      scene.layout.onPrepare = { [view = scene.view] in offsets.append(view.contentOffset.y) }
      scene.view.frame.size.height += 100
      scene.view.layoutIfNeeded()
      guard let offset = offsets.first else { return scene.end(unexpected: "no preparation") }
      return scene.end(offset == end ? "stays" : "isBroughtBack")
    },
    Experiment("AlongsideAnimations", expecting: "beforeLayout") { laboratory in
      let watcher = RotationWatcher(laboratory.window)
      defer { watcher.leave() }
      let scene = await ScrollScene(laboratory)
      try await scene.perform(.turn)
      await scene.run(for: 1)
      switch watcher.wasLaidOut {
      case true?: return scene.end("afterLayout")
      case false?: return scene.end("beforeLayout")
      case nil: return scene.end(unexpected: "no animation alongside")
      }
    },
    Experiment("TransitionAppearances", expecting: "asked") { laboratory in
      let scene = await CollectionScene(laboratory)
      let next = RowsLayout()
      next.rowHeight = 50
      scene.view.setCollectionViewLayout(next, animated: true)
      await scene.run(for: 1)
      return scene.end(next.asksForInitial ? "asked" : "none")
    },
    Experiment("TransitionCalls", expecting: "beforePreparation") { laboratory in
      let scene = await CollectionScene(laboratory)
      let (plain, animated) = (RowsLayout(), RowsLayout())
      scene.view.setCollectionViewLayout(plain, animated: false)
      await scene.run(for: 0.1)
      guard let prepared = plain.calls.firstIndex(of: .prepare) else {
        return scene.end(unexpected: "not prepared")
      }
      if let begun = plain.calls.firstIndex(of: .transitionFrom) {
        return scene.end(begun < prepared ? "beforePreparation" : "afterPreparation")
      }
      scene.view.setCollectionViewLayout(animated, animated: true)
      await scene.run(for: 1)
      return animated.calls.contains(.transitionFrom)
        ? scene.end("onlyAnimated") : scene.end(unexpected: "never called")
    },
    Experiment("InteractiveTransitionCalls", expecting: "none") { laboratory in
      let scene = await CollectionScene(laboratory)
      let next = RowsLayout()
      scene.layout.calls = []
      scene.view.startInteractiveTransition(to: next)
      await scene.run(for: 0.1)
      guard scene.layout.calls.contains(.transitionTo) else { return scene.end("none") }
      return scene.end(
        next.calls.contains(.transitionFrom) ? "nextLayout" : "transitionLayout")
    },
    Experiment("LayoutDuringTransition", expecting: "next") { laboratory in
      let scene = await CollectionScene(laboratory)
      let next = RowsLayout()
      var isNamed: Bool?
      next.onPrepare = { [view = scene.view, unowned next] in
        isNamed = isNamed ?? (view.collectionViewLayout === next)
      }
      scene.view.setCollectionViewLayout(next, animated: false)
      await scene.run(for: 0.1)
      guard let isNamed else { return scene.end(unexpected: "not prepared") }
      return scene.end(isNamed ? "next" : "previous")
    },
  ]
}

/// A flow layout that counts its invalidations.
private final class CountingLayout: UICollectionViewFlowLayout {
  var invalidations = 0

  override func invalidateLayout() {
    super.invalidateLayout()
    invalidations += 1
  }
}
#endif
