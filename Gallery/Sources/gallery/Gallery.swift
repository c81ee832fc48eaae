import ArgumentParser
import Foundation
import GalleryScreens
import LiveGallery

@main
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: """
      Plays every scene and draws it as an animated picture, and all on one page; and all effects on \
      another.
      """)

  @Option(help: "The folder to write to.", completion: .directory)
  var output = Gallery.defaultFolder

  @Flag(help: "Serves the screens to browsers on this machine, to touch them, until it is stopped.")
  var live = false

  @Option(help: "The port to serve at; any free one if none is given.")
  var port: UInt16 = 0

  @Option(help: .hidden)
  var liveScreen: String?

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
  func run() async throws {
    if let pictures = liveScreen.flatMap(URL.init) {
      return await ScreenHost.run(pictures: pictures)
    }
    if live { return try await serve() }
    try play(Scene.all)
  }

  private func serve() async throws {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let server = LiveServer(port: port, executable: executable, arguments: ["--live-screen"])
    try await server.run(pictures: Photograph.folder) { address in
      say("Touch the gallery at \(address) — Ctrl-C ends it.")
    }
  }

  @MainActor
  private func play(_ scenes: [Scene]) throws {
    let folder = URL(fileURLWithPath: output, isDirectory: true)
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
    try write(effectBrowser().source, to: folder.appendingPathComponent("effects.html"))
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
    return EffectBrowserPage(effects: effects, pictures: pictures)
  }

  private func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    try data.write(to: file)
    say("  \(file.lastPathComponent): \((data.count + 500) / 1000) kB")
  }

  /// Prints at once, so that progress is visible.
  private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
