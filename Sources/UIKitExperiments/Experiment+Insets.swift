#if canImport(UIKit)
import UIKit

extension Experiment {
  static let insets = [
    Experiment("InsetFollowing", expecting: "topAndLeft") { laboratory in
      let scene = await ScrollScene(laboratory)
      scene.view.contentOffset.y = 3700
      scene.view.contentInset.bottom = 50
      switch scene.y {
      case 3700: return scene.end("topAndLeft")
      case 3750: return scene.end("allEdges")
      default: return scene.end(unexpected: "moved to \(scene.y)")
      }
    },
    Experiment("AutomaticInsets", expecting: "likeScrollableAxes") { laboratory in
      guard laboratory.window.safeAreaInsets.top > 0 else { return nil }
      let scene = await ScrollScene(laboratory)
      scene.view.contentSize = CGSize(width: 10, height: 10)
      scene.view.contentInsetAdjustmentBehavior = .automatic
      let inset = scene.view.adjustedContentInset.top
      return scene.end(inset > 0 ? "alwaysVertical" : "likeScrollableAxes")
    },
    Experiment("HorizontalBounceInsets", expecting: "ignored") { laboratory in
      guard laboratory.window.safeAreaInsets.left > 0 else { return nil }
      let scene = await ScrollScene(laboratory)
      scene.view.contentSize = CGSize(width: 10, height: 10)
      scene.view.contentInsetAdjustmentBehavior = .scrollableAxes
      scene.view.alwaysBounceHorizontal = true
      let inset = scene.view.adjustedContentInset.left
      return scene.end(inset > 0 ? "counted" : "ignored")
    },
    Experiment("MirroredInsets", expecting: "mirrored") { laboratory in
      let layout = FlippingLayout()
      layout.scrollDirection = .horizontal
      let collection = await CollectionScene(laboratory, layout: layout)
      let scene = collection.scroll
      collection.view.semanticContentAttribute = .forceRightToLeft
      await scene.run(for: 0.1)
      collection.view.contentInset.left = 30
      await scene.run(for: 0.1)
      switch collection.view.contentOffset.x {
      case -30: return scene.end("mirrored")
      case 0: return scene.end("physical")
      default: return scene.end(unexpected: "at \(collection.view.contentOffset.x)")
      }
    },
    Experiment("ShrunkenContentInDrag", expecting: "rubberBands") { laboratory in
      let scene = await ScrollScene(laboratory)
      scene.view.contentOffset.y = 3000
      scene.probe.onScroll = { [view = scene.view] in
        if view.contentOffset.y > 3050 { view.contentSize.height = 2000 }
      }
      var isHeld = false
      try await scene.drag(by: 120, over: 0.2) { isHeld = scene.y > 3000 }
      return scene.end(isHeld ? "staysUntilLift" : "rubberBands")
    },
  ]
}
#endif
