#if canImport(UIKit)
import UIKit

extension Experiment {
  /// The effect of layout changes on a motion.
  static let offsets = [
    Experiment("LayoutChangeDuringScroll", expecting: "goesOn") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      await scene.run(for: 0.1)
      scene.layout.invalidateLayout()
      await scene.run(for: 1)
      guard scene.y == 1000 else { return scene.end("stops") }
      return scene.end(scene.scroll.probe.heard("didEndScrollingAnimation") ? "goesOn" : "jumps")
    },
    Experiment("ReloadDuringScroll", expecting: "goesOn") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      await scene.run(for: 0.1)
      scene.view.reloadData()
      await scene.run(for: 1)
      return scene.end(scene.y == 1000 ? "goesOn" : "stops")
    },
    Experiment("ScrollToItemWhilePaging", expecting: "scrolls") { laboratory in
      let scene = await CollectionScene(laboratory)
      try scene.scroll.enablePaging()
      scene.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: true)
      await scene.run(for: 1)
      return scene.end(scene.y > 0 ? "scrolls" : "isLost")
    },
    Experiment("OffsetAdjustmentInMotion", expecting: "shiftsMotion") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.view.contentOffset.y = 1000
      await scene.run(for: 0.1)
      try await scene.scroll.flick()
      let target = scene.scroll.probe.target?.y ?? 0
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: -500)
      scene.layout.invalidateLayout(with: context)
      let written = scene.y
      await scene.run(for: 0.04)
      let isBack = scene.y > written + 400
      await scene.run(for: 5)
      switch scene.y {
      case written: return scene.end("stopsMotion")
      case (target - 510)...(target - 490): return scene.end("shiftsMotion")
      case (target - 10)...(target + 10): return scene.end(isBack ? "snapsBack" : "keepsTarget")
      default: return scene.end(unexpected: "\(target), then \(written), became \(scene.y)")
      }
    },
  ]
}
#endif
