/// What the command is asked to do, from its arguments.
struct GalleryOptions {
  /// The folder to write to; nil for that of the repository.
  var output: String?
  /// Whether to serve the screens to browsers.
  var isLive = false
  /// The port to serve at; any free one if it is 0.
  var port: UInt16 = 0
  /// The address of the pictures of the screen that a server runs in this process.
  var liveScreen: String?
  var wantsHelp = false

  static let help = """
    Plays every scene and draws it as an animated picture, and all of them on a page; all effects are on another page.

    usage: gallery [--output FOLDER]
           gallery --live [--port PORT]

      --output FOLDER  the folder to write to; without it, Docs/Gallery of the repository
      --live           serves the screens to browsers on this machine, to touch them, until Ctrl-C
      --port PORT      the port to serve at; without it, any free one
    """

  /// What is wrong with the arguments.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      // Both `--port 80` and `--port=80`.
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { rest = [parts[1]] + rest }
      switch parts[0] {
      case "--help", "-h": wantsHelp = true
      case "--live" where parts.count == 1: isLive = true
      case "--output": output = try Self.value(of: "--output", &rest)
      case "--live-screen": liveScreen = try Self.value(of: "--live-screen", &rest)
      case "--port":
        let text = try Self.value(of: "--port", &rest)
        guard let number = UInt16(text) else {
          throw Mistake(description: "There is no port \(text).")
        }
        port = number
      default: throw Mistake(description: "Unknown argument \(argument); --help lists them.")
      }
    }
  }

  private static func value(
    of name: String, _ rest: inout ArraySlice<String>
  ) throws(Mistake) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw Mistake(description: "\(name) needs a value.")
    }
    return value
  }
}
