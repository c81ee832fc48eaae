nonisolated(unsafe) private var bytes: [UInt8] = []

/// Plays strips, and returns the length of the text.
@_expose(wasm, "play")
@_cdecl("strip_play")
public func play(_ strips: Int32) -> Int32 {
  bytes = Array(text(strips: Int(strips)).utf8)
  return Int32(bytes.count)
}

/// Where the text begins.
@_expose(wasm, "text")
@_cdecl("strip_text")
public func address() -> UnsafePointer<UInt8>? {
  bytes.withUnsafeBufferPointer { $0.baseAddress }
}
