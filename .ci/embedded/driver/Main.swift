@main struct Main {
  static func main() { print(text(strips: Int(CommandLine.arguments[1]) ?? 1)) }
}
