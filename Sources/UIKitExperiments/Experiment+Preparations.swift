#if canImport(UIKit)
import UIKit

extension Experiment {
  /// The times when layouts are invalidated, prepared and asked.
  static let preparations = [
    Experiment("InsetChanges", expecting: "invalidate") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.view.contentInset.bottom = 50
      await scene.run(for: 0.1)
      return scene.end(scene.layout.calls.contains(.invalidate) ? "invalidate" : "keepLayout")
    },
    Experiment("LaterWindowEntries", expecting: "invalidate") { laboratory in
      let scene = await CollectionScene(laboratory)
      let parent = scene.view.superview
      scene.view.removeFromSuperview()
      await scene.run(for: 0.1)
      scene.layout.calls = []
      parent?.addSubview(scene.view)
      await scene.run(for: 0.1)
      return scene.end(scene.layout.calls.contains(.invalidate) ? "invalidate" : "keepLayout")
    },
    Experiment("ElementsOutsideLastRectangle", expecting: "asked") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.view.contentOffset.y = 1000
      await scene.run(for: 0.1)
      guard scene.layout.calls.contains(.elements) else {
        return scene.end(unexpected: "not asked")
      }
      return scene.end(scene.layout.calls.contains(.prepare) ? "preparedAndAsked" : "asked")
    },
    Experiment("SecondElementsQuery", expecting: "none") { laboratory in
      let scene = await CollectionScene(laboratory)
      let before = scene.layout.offsets.count
      scene.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      await scene.run(for: 1)
      let offsets = scene.layout.offsets[before...]
      let isDoubled = zip(offsets, offsets.dropFirst()).contains { $0 == $1 }
      return scene.end(isDoubled ? "nextTile" : "none")
    },
    Experiment("OffsetWrittenInPrepare", expecting: "announced") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.layout.onPrepare = { [view = scene.view] in view.contentOffset.y = 210 }
      scene.layout.invalidateLayout()
      await scene.run(for: 0.1)
      let isAnnounced = scene.layout.calls.contains {
        if case .boundsChange(let bounds) = $0 { bounds.minY == 210 } else { false }
      }
      return scene.end(isAnnounced ? "announced" : "silent")
    },
    Experiment("PreparationAfterInvalidation", expecting: "samePass") { laboratory in
      let scene = await CollectionScene(laboratory)
      var invalidations = 1
      scene.layout.onPrepare = { [layout = scene.layout] in
        guard invalidations > 0 else { return }
        invalidations -= 1
        layout.invalidateLayout()
      }
      scene.layout.invalidateLayout()
      await scene.run(for: 0.1)
      let calls = scene.layout.calls.filter { $0 == .prepare || $0 == .elements }
      switch calls.prefix(2) {
      case [.prepare, .prepare]: return scene.end("samePass")
      case [.prepare, .elements]: return scene.end("nextPass")
      default: return scene.end(unexpected: "\(calls)")
      }
    },
    Experiment("ShrunkenContent", expecting: "stays") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.view.contentOffset.y = 2500
      await scene.run(for: 0.1)
      var offsets: [CGFloat] = []
      scene.view.onPassEnd = { [view = scene.view] in offsets.append(view.contentOffset.y) }
      scene.layout.rowHeight = 35
      scene.layout.invalidateLayout()
      await scene.run(for: 0.1)
      scene.view.setNeedsLayout()
      await scene.run(for: 0.1)
      scene.view.onPassEnd = nil
      guard let first = offsets.first else { return scene.end(unexpected: "no pass") }
      if first <= 1100 { return scene.end("clampedAtOnce") }
      return scene.end(scene.y <= 1100 ? "clampedInNextPass" : "stays")
    },
    Experiment("SelfSizingQuery", expecting: "rectangle") { laboratory in
      let scene = await CollectionScene(laboratory)
      scene.layout.listensToCells = true
      scene.view.onPassEnd = { [layout = scene.layout] in layout.calls.append(.passEnd) }
      scene.view.reloadData()
      await scene.run(for: 0.1)
      scene.view.onPassEnd = nil
      guard let asked = scene.layout.calls.firstIndex(of: .preferred) else {
        return scene.end(unexpected: "no cell is asked")
      }
      let pass = scene.layout.calls[asked...].prefix { $0 != .passEnd }
      return scene.end(pass.contains(.elements) ? "rectangle" : "nextPass")
    },
  ]
}
#endif
