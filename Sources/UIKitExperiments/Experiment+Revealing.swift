#if canImport(UIKit)
import UIKit

extension Experiment {
  /// What scrolls a view to something that a person has moved to.
  static let revealing = [
    Experiment("VoiceOverReveals", expecting: "animates") { laboratory in
      let scene = await CollectionScene(laboratory, layout: UICollectionViewFlowLayout()).scroll
      try await scene.perform(.voiceOverDown)
      await scene.run(for: 1)
      return motion(of: scene, "animates", "animatesSilently", "jumps")
    },
    Experiment("EditingReveals", expecting: "animates") { laboratory in
      let scene = await ScrollScene(laboratory)
      let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 40))
      scene.view.addSubview(field)
      laboratory.window.makeKeyAndVisible()
      guard field.becomeFirstResponder() else { return scene.end(unexpected: "refused") }
      await scene.run(for: 1)
      field.resignFirstResponder()
      await scene.run(for: 1)
      return scene.y == 0
        ? scene.end("stays") : motion(of: scene, "animates", "animatesSilently", "jumps")
    },
    Experiment("DragAutoscroll", expecting: "steps") { laboratory in
      let scene = await CollectionScene(laboratory, layout: UICollectionViewFlowLayout())
      let drags = ItemDrags(in: scene.view)
      defer { drags.end() }
      try await scene.scroll.perform(.itemToEdge)
      return scene.end(scene.scroll.probe.heard("willBeginDragging") ? "pans" : "steps")
    },
    Experiment("StatusBarTap", expecting: "animates") { laboratory in
      let scene = await ScrollScene(laboratory)
      scene.view.contentOffset.y = 1000
      scene.probe.calls = []
      try await scene.perform(.statusBar)
      await scene.run(for: 2)
      guard scene.probe.heard("didScrollToTop") else { return scene.end(unexpected: "no call") }
      return motion(of: scene, "requests", "animates", "jumps")
    },
  ]

  /// The answer to how the view has scrolled: as an animated request, frame by frame, or at once.
  @MainActor private static func motion(
    of scene: ScrollScene, _ request: String, _ frames: String, _ jump: String
  ) -> String {
    if scene.probe.heard("didEndScrollingAnimation") { return scene.end(request) }
    let steps = scene.probe.calls.filter { $0.name == "didScroll" }.count
    return scene.end(steps > 1 ? frames : jump)
  }
}
#endif
