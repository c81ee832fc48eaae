import Foundation
import GalleryScreens
import LiveGallery

@main
struct Gallery {
  private let options: GalleryOptions

  static func main() async {
    do {
      try await Gallery(options: GalleryOptions(Array(CommandLine.arguments.dropFirst()))).run()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// The gallery's folder in the repository of this file; if that doesn't exist on this machine,
  /// the one in the working directory.
  private static var defaultFolder: String {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let docs = root.appendingPathComponent("Docs")
    let isHere = FileManager.default.fileExists(atPath: docs.path)
    return isHere ? docs.appendingPathComponent("Gallery").path : "Docs/Gallery"
  }

  @MainActor
  private func run() async throws {
    if options.wantsHelp { return say(GalleryOptions.help) }
    if let pictures = options.liveScreen.flatMap(URL.init) {
      return await ScreenHost.run(pictures: pictures)
    }
    if options.isLive { return try await serve() }
    try play(Scene.all)
  }

  private func serve() async throws {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let server = LiveServer(
      port: options.port, executable: executable, arguments: ["--live-screen"])
    try await server.run(pictures: Photograph.folder) { address in
      say("Touch the gallery at \(address) — Ctrl-C ends it.")
    }
  }

  @MainActor
  private func play(_ scenes: [Scene]) throws {
    let folder = URL(
      fileURLWithPath: options.output ?? Self.defaultFolder, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var performances: [Performance] = []
    for (index, scene) in scenes.enumerated() {
      say("[\(index + 1)/\(scenes.count)] \(scene.entry.title)")
      let performance = Performance(of: scene)
      say(performance.gestureLines)
      try write(performance.picture, to: folder.appendingPathComponent("\(scene.entry.name).svg"))
      performances.append(performance)
    }
    let page = GalleryPage(performances: performances, credits: PhotographCredit.all)
    try write(page.source, to: folder.appendingPathComponent("index.html"))
    let readme = GalleryReadme(performances: performances, credits: PhotographCredit.all)
    try write(readme.source, to: folder.appendingPathComponent("README.md"))
    let effects = try effectBrowser()
    try write(effects.source, to: folder.appendingPathComponent("effects.html"))
    let mosaic = EffectMosaic(effects: effects.effects)
    try write(mosaic.source, to: folder.appendingPathComponent("effects.svg"))
    say("\n" + Performance.table(of: performances))
  }

  @MainActor
  private func effectBrowser() throws -> EffectBrowserPage {
    let names = [
      "rocket", "moose", "koala", "kingfisher", "redpanda", "earth", "giraffe", "coffee",
    ]
    let pictures = try names.map {
      try Data(contentsOf: Photograph.folder.appendingPathComponent("\($0).jpg"))
    }
    let effects = EffectSample.all.map { EffectFrames(of: $0, pictures: pictures.count) }
    return EffectBrowserPage(
      effects: effects, pictures: pictures.map { SmallPicture.all[$0] ?? $0 })
  }

  private func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    try data.write(to: file)
    say("  \(file.lastPathComponent): \((data.count + 500) / 1000) kB")
  }

  /// Prints at once, so that progress is visible.
  private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
