#if canImport(UIKit)
import UIKit

extension Experiment {
  /// Cells and their attributes.
  static let cells = [
    Experiment("AttributesAtDequeue", expecting: "applied") { laboratory in
      let scene = await CollectionScene(laboratory)
      switch scene.source.hadAttributes {
      case true?: return scene.end("applied")
      case false?: return scene.end("appliedAtDisplay")
      case nil: return scene.end(unexpected: "no cell")
      }
    },
    Experiment("CellsAfterDisplay", expecting: "kept") { laboratory in
      let scene = await CollectionScene(laboratory)
      let before = scene.source.firstCells
      scene.view.contentOffset.y = 100
      await scene.run(for: 0.1)
      scene.view.contentOffset.y = 0
      await scene.run(for: 0.1)
      return scene.end(scene.source.firstCells == before ? "kept" : "recycled")
    },
    Experiment("VisibleCellsOrder", expecting: "bySubview") { laboratory in
      let scene = await CollectionScene(laboratory)
      for y: CGFloat in [700, 1400, 1250] {
        scene.view.contentOffset.y = y
        await scene.run(for: 0.1)
      }
      let items = scene.view.visibleCells.compactMap { scene.view.indexPath(for: $0)?.item }
      guard items.count > 3 else { return scene.end(unexpected: "\(items.count) cells") }
      return scene.end(items == items.sorted() ? "byIndexPath" : "bySubview")
    },
    Experiment("CellsAfterReload", expecting: "discarded") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.view.reloadData()
      let cell = scene.view.cellForItem(at: IndexPath(item: 0, section: 0))
      return scene.end(cell == nil ? "discarded" : "untilNextPass")
    },
    Experiment("UnnamedItems", expecting: "asked") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.layout.rowHeight = 80
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
      scene.layout.invalidateLayout(with: context)
      await scene.run(for: 0.1)
      switch scene.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY {
      case 70: return scene.end("kept")
      case 80: return scene.end("asked")
      default: return scene.end(unexpected: "no cell")
      }
    },
    Experiment("DuplicateAttributes", expecting: "last") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.layout.hasDuplicate = true
      scene.layout.invalidateLayout()
      await scene.run(for: 0.1)
      switch scene.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX {
      case 0: return scene.end("first")
      case 10: return scene.end("last")
      default: return scene.end(unexpected: "no cell")
      }
    },
    Experiment("EqualAttributes", expecting: "leaveTheCell") { laboratory in
      let scene = await CollectionScene(laboratory)
      guard let cell = scene.view.cellForItem(at: IndexPath(item: 1, section: 0)) else {
        return scene.end(unexpected: "no cell")
      }
      cell.alpha = 0.5
      scene.view.contentOffset.y = 10
      await scene.run(for: 0.1)
      return scene.end(cell.alpha == 0.5 ? "leaveTheCell" : "restoreTheCell")
    },
    Experiment("MirroredTransforms", expecting: "mirrored") { laboratory in
      let scene = await CollectionScene(laboratory, layout: TurningLayout())
      scene.view.semanticContentAttribute = .forceRightToLeft
      await scene.run(for: 0.1)
      guard let cell = scene.view.cellForItem(at: IndexPath(item: 0, section: 0)) else {
        return scene.end(unexpected: "no cell")
      }
      let middle = cell.bounds.midX
      let top = cell.convert(CGPoint(x: middle, y: 0), to: nil)
      let bottom = cell.convert(CGPoint(x: middle, y: cell.bounds.height), to: nil)
      switch bottom.x - top.x {
      // Clockwise, the lower end goes to the left.
      case ..<(-1): return scene.end("physical")
      case 1...: return scene.end("mirrored")
      default: return scene.end(unexpected: "from \(top) to \(bottom)")
      }
    },
    Experiment("TapsOnOverlappingCells", expecting: "front") { laboratory in
      let layout = OverlapLayout()
      let scene = await CollectionScene(laboratory, layout: layout)
      scene.source.count = 2
      scene.view.reloadData()
      await scene.run(for: 0.1)
      layout.front = 0
      await scene.run(for: 0.1)
      let hit = scene.view.hitTest(CGPoint(x: 150, y: 75), with: nil)
      let cells = sequence(first: hit, next: { $0?.superview }).compactMap {
        $0 as? UICollectionViewCell
      }
      switch cells.first.flatMap(scene.view.indexPath(for:))?.item {
      case 0: return scene.end("front")
      case 1: return scene.end("lastAdded")
      default: return scene.end(unexpected: "no cell")
      }
    },
    Experiment("FramesInPerspective", expecting: "affine") { laboratory in
      let scene = await CollectionScene(laboratory)
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 0, section: 0))
      attributes.size = CGSize(width: 100, height: 100)
      // Turned by 60 degrees about its vertical middle, seen from 500 points away.
      attributes.transform3D.m11 = 0.5
      attributes.transform3D.m14 = 0.75.squareRoot() / 500
      let (left, right) = (-attributes.frame.minX, attributes.frame.maxX)
      guard (40...60).contains(left + right) else {
        return scene.end(unexpected: "from \(-left) to \(right)")
      }
      return scene.end(abs(left - right) < 0.1 ? "affine" : "projected")
    },
  ]
}
#endif
