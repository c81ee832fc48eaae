// The functions that a page calls: a message in, an answer out, both as text.

nonisolated(unsafe) private var screen: LiveScreen?
nonisolated(unsafe) private var lastAnswer: [UInt8] = []

/// Makes room for a message.
@_expose(wasm, "allocate")
@_cdecl("gallery_allocate")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  .allocate(capacity: Int(count))
}

/// Answers a message, for which ``allocate(_:)`` made room, and returns the length of the answer.
@_expose(wasm, "answer")
@_cdecl("gallery_answer")
public func answer(_ message: UnsafeMutablePointer<UInt8>, _ count: Int32) -> Int32 {
  let text = String(
    decoding: UnsafeBufferPointer(start: message, count: Int(count)), as: UTF8.self)
  message.deallocate()
  let screen = screen ?? LiveScreen()
  Gallery.screen = screen
  lastAnswer = Array(screen.answer(text).utf8)
  return Int32(lastAnswer.count)
}

/// Where the last answer begins.
@_expose(wasm, "text")
@_cdecl("gallery_text")
public func text() -> UnsafePointer<UInt8>? {
  lastAnswer.withUnsafeBufferPointer { $0.baseAddress }
}
