import Testing

@testable import SnapLayouts

/// What the state makes of a few events, each a line that shows them.
///
/// Six items of four points in a view of one item: page 1 is at 4, which is 2 in halves of an item.
@Suite struct EventPictureTests {
  @Test(arguments: [
    // Fingers.
    "touch . lift 0 … rest 0",
    "touch drag 1 . lift 1 … rest 1",
    "touch drag 1 . lift -1 … rest 0",
    "touch drag 1 drag 1 . lift 1 … rest 1",
    "touch drag 1 . lift 1 . touch drag 1 . lift 1 … rest 2",
    "touch drag 1 . lift 1 . touch lift 0 … rest 1",
    "trackpad drag 1 . lift 1 … rest 1",
    // Other movers: after a jump the nearest page, after a motion not where it began.
    "write 3 … rest 2", "write 4 … rest 2",
    "wheel 1 . . . … rest 1", "wheel 1 . wheel 1 . wheel 1 … rest 2",
    "keys 1 … rest 1", "keys 3 … rest 2", "animate 3 … rest 2",
    // Requests, and who comes after them.
    "page 3 … rest 3", "jump 3 … rest 3", "turn 3 … rest 3", "item 4 … rest 4", "page 99 … rest 5",
    "next … rest 1", "next . next … rest 2", "next … next … previous … rest 1",
    "turn 5 . . write 1 … rest 1", "page 5 . page 0 … rest 0", "page 4 . touch . lift 0 … rest 2",
    // New contents keep the item in front.
    "page 2 … insert 0 … rest 3", "page 2 … delete 0 … rest 1", "page 2 … delete 2 … rest 2",
    "page 5 … reload 3 … rest 2", "page 2 … resize 3 … rest 2", "page 2 … inset 1 … rest 2",
    "page 4 . insert 0 … rest 5", "touch drag 1 . lift 1 . insert 0 … rest 2",
    // What holds the view.
    "page 3 . leave enter … rest 3", "hold write 3 … free . … rest 2",
    "carry write 3 . drop … rest 2",
  ])
  func `a line of events ends at rest on its page`(picture: String) throws {
    let world = World(ModelContents(items: Array(0..<6)))
    let faults = try EventPicture("… " + picture).faults(in: world)
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test(arguments: [
    // After the last page comes the first.
    "page 3 … touch drag 1 . lift 1 … rest 0", "page 3 … next . next … rest 1",
    "previous … rest 3", "page 1 … insert 0 … rest 2",
  ])
  func `a line of events in a loop of four`(picture: String) throws {
    let world = World(
      ModelContents(items: Array(0..<4), unit: 131_072, boundsLength: 131_072, loops: true))
    let faults = try EventPicture("… " + picture).faults(in: world)
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test func `a wrong rest and an unknown word are found`() throws {
    let world = World(ModelContents(items: Array(0..<6)))
    #expect(try EventPicture("… page 3 … rest 2").faults(in: world).count == 1)
    #expect(try EventPicture("… page 3 . rest 3").faults(in: world).count == 1)
    #expect(throws: EventPicture.UnknownWord(word: "pages")) { try EventPicture("… pages 3") }
  }
}
