#if canImport(UIKit)
import UIKit

extension Experiment {
  static let insets = [
    Experiment("InsetFollowing", expecting: "topAndLeft") { laboratory in
      let scene = ScrollScene(laboratory)
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
      let scene = ScrollScene(laboratory)
      scene.view.contentSize = CGSize(width: 10, height: 10)
      scene.view.contentInsetAdjustmentBehavior = .automatic
      let inset = scene.view.adjustedContentInset.top
      return scene.end(inset > 0 ? "alwaysVertical" : "likeScrollableAxes")
    },
    Experiment("HorizontalBounceInsets", expecting: "ignored") { laboratory in
      guard laboratory.window.safeAreaInsets.left > 0 else { return nil }
      let scene = ScrollScene(laboratory)
      scene.view.contentSize = CGSize(width: 10, height: 10)
      scene.view.contentInsetAdjustmentBehavior = .scrollableAxes
      scene.view.alwaysBounceHorizontal = true
      let inset = scene.view.adjustedContentInset.left
      return scene.end(inset > 0 ? "counted" : "ignored")
    },
    Experiment("MirroredInsets", expecting: "mirrored") { laboratory in
      let layout = FlippingLayout()
      layout.scrollDirection = .horizontal
      let collection = CollectionScene(laboratory, layout: layout)
      let scene = collection.scroll
      collection.view.semanticContentAttribute = .forceRightToLeft
      scene.run(for: 0.1)
      collection.view.contentInset.left = 30
      scene.run(for: 0.1)
      switch collection.view.contentOffset.x {
      case -30: return scene.end("mirrored")
      case 0: return scene.end("physical")
      default: return scene.end(unexpected: "at \(collection.view.contentOffset.x)")
      }
    },
    Experiment("ShrunkenContentInDrag", expecting: "rubberBands") { laboratory in
      guard let finger = laboratory.finger else { return nil }
      let scene = ScrollScene(laboratory)
      scene.view.contentOffset.y = 3000
      scene.drag(finger)
      scene.view.contentSize.height = 2000
      finger.move(to: CGPoint(x: 150, y: 170), over: 0.1)
      let isHeld = scene.y > 3000
      finger.lift()
      return scene.end(isHeld ? "staysUntilLift" : "rubberBands")
    },
  ]
}
#endif
