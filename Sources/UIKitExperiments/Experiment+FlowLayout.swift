#if canImport(UIKit)
import UIKit

extension Experiment {
  /// The results of flow layouts.
  static let flowLayout = [
    Experiment("FreshFlowContextFlags", expecting: "set") { _ in
      let context = UICollectionViewFlowLayoutInvalidationContext()
      let flags = [
        context.invalidateFlowLayoutAttributes, context.invalidateFlowLayoutDelegateMetrics,
      ]
      switch flags {
      case [true, true]: return "set"
      case [false, false]: return "clear"
      default: return "unexpected: \(flags)"
      }
    },
    Experiment("ScrollingContextFlags", expecting: "measured") { laboratory in
      let layout = UICollectionViewFlowLayout()
      let scene = await CollectionScene(laboratory, layout: layout)
      let flags = [CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 0)].map { step -> [Bool] in
        let bounds = scene.view.bounds.offsetBy(dx: step.x, dy: step.y)
        let context =
          layout.invalidationContext(forBoundsChange: bounds)
          as? UICollectionViewFlowLayoutInvalidationContext
        return [
          context?.invalidateFlowLayoutAttributes ?? false,
          context?.invalidateFlowLayoutDelegateMetrics ?? false,
        ]
      }
      switch flags {
      case [[false, false], [true, false]]: return scene.end("measured")
      case [[true, false], [true, false]]: return scene.end("attributes")
      case [[true, true], [true, true]]: return scene.end("everything")
      default: return scene.end(unexpected: "\(flags)")
      }
    },
    Experiment("FlowBeforePreparation", expecting: "computes") { _ in
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
      let source = ProbeSource()
      source.register(in: view)
      view.dataSource = source
      return withExtendedLifetime(source) {
        layout.collectionViewContentSize.height > 0 ? "computes" : "knowsNothing"
      }
    },
    Experiment("DecodedProperties", expecting: "withoutSetters") { _ in
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 70, height: 80)
      layout.encode(with: archiver)
      archiver.finishEncoding()
      let archive = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      archive.requiresSecureCoding = false
      guard let decoded = DecodedLayout(coder: archive), decoded.itemSize == layout.itemSize else {
        return "unexpected: the item size is lost"
      }
      return decoded.setSizes.isEmpty ? "withoutSetters" : "withSetters"
    },
    Experiment("PinnedHeaderInvalidation", expecting: "superAsks") { laboratory in
      let layout = UICollectionViewFlowLayout()
      layout.sectionHeadersPinToVisibleBounds = true
      layout.headerReferenceSize = CGSize(width: 300, height: 20)
      let scene = await CollectionScene(laboratory, layout: layout)
      let bounds = scene.view.bounds.offsetBy(dx: 0, dy: 10)
      return scene.end(
        layout.shouldInvalidateLayout(forBoundsChange: bounds) ? "superAsks" : "privately")
    },
    Experiment("PinnedEdge", expecting: "insetBounds") { laboratory in
      let layout = UICollectionViewFlowLayout()
      layout.sectionHeadersPinToVisibleBounds = true
      layout.headerReferenceSize = CGSize(width: 300, height: 20)
      let scene = await CollectionScene(laboratory, layout: layout)
      scene.view.contentInset.top = 50
      scene.view.contentOffset.y = 1000
      await scene.run(for: 0.1)
      let header = scene.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      switch header?.frame.minY {
      case 1000: return scene.end("bounds")
      case 1050: return scene.end("insetBounds")
      default: return scene.end(unexpected: "at \(header?.frame.minY ?? -1)")
      }
    },
  ]
}
#endif
