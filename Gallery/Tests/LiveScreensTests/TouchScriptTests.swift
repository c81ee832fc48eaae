import Testing

@testable import LiveScreens

/// Scripts are written and read.
struct TouchScriptTests {
  @Test func `a script is read as it was written`() throws {
    let text =
      "d300,250 | m280.25,250 | u |2 |30 w0,40,5,6 | r1,2 s-3,0 | l | kpageDown | c | b3 @items=40 |"
    #expect(try #require(TouchScript(text)).text == text)
  }

  @Test(arguments: [
    "d1", "d1,2,3", "dnan,0", "x", "kenter", "|-1", "|x", "m1,1e9", "u3", "b", "b-1", "@x",
  ])
  func `text that is no script is refused`(text: String) {
    #expect(TouchScript(text) == nil)
  }

  /// Frames with touches are not added up with others, because the finger lifts at their end.
  @Test func `idle frames are counted together`() {
    var script = TouchScript()
    script.add([LiveTouch(kind: .down, x: 1, y: 2)], over: 1)
    for _ in 0..<3 { script.add([], over: 1) }
    script.add([LiveTouch(kind: .up)], over: 2)
    for _ in 0..<3 { script.add([], over: 1) }
    #expect(script.text == "d1,2 | |3 u |2 |3")
    #expect(script.frames == 9)
  }
}
