import XCTest

/// Opens each screen, swipes, rotates the device, and keeps screenshots.
final class GalleryAppUITests: XCTestCase {
  @MainActor
  func testEveryScreenTurnsItsPagesAndRotates() {
    for screen in Screen.all {
      guard let swipe = screen.swipe else { continue }
      let app = open(screen)
      let title = title(in: app)
      XCTAssertTrue(title.waitForExistence(timeout: 10), "\(screen.name) has no title.")
      let first = page(title, of: screen)
      keepPicture(screen.name)

      // On an iPad a strip may fit as a whole.
      if !first.hasSuffix(" of 1") {
        swipe(app.collectionViews.element(boundBy: screen.strip))
        let turned = XCTNSPredicateExpectation(
          predicate: NSPredicate(format: "value != %@", first), object: title)
        XCTAssertEqual(
          XCTWaiter().wait(for: [turned], timeout: 10), .completed, "\(screen.name) did not turn.")
      }
      Thread.sleep(forTimeInterval: 2)

      let page = page(title, of: screen)
      XCUIDevice.shared.orientation = .landscapeLeft
      Thread.sleep(forTimeInterval: 2)
      let rotated = self.page(title, of: screen)
      if screen.keepsPage { XCTAssertEqual(rotated, page, "\(screen.name) has turned.") }
      keepPicture("\(screen.name), rotated")
    }
    XCUIDevice.shared.orientation = .portrait
  }

  @MainActor
  func testKnobsAndXRay() {
    let app = open(Screen("shelf"))
    app.navigationBars.buttons["X-ray"].tap()
    keepPicture("X-ray")
    app.navigationBars.buttons["Knobs"].tap()
    let done = app.navigationBars.buttons["Done"]
    XCTAssertTrue(done.waitForExistence(timeout: 10))
    XCTAssertTrue(app.staticTexts["Contents"].exists)
    keepPicture("Knobs")
    done.tap()
  }

  @MainActor
  func testAskThisDevice() {
    let app = open(Screen("questions"))
    app.navigationBars.buttons["Ask"].tap()
    let end = app.staticTexts.matching(
      NSPredicate(format: "label MATCHES 'Asked (\\\\d+) of \\\\1'"))
    XCTAssertTrue(end.firstMatch.waitForExistence(timeout: 300))
    keepPicture("Ask this device")

    var answers: [String] = []
    for _ in 0..<40 {
      let new = app.cells.allElementsBoundByIndex.map { $0.label }.filter { !answers.contains($0) }
      if new.isEmpty { break }
      answers += new
      app.swipeUp()
    }
    XCTAssertFalse(answers.isEmpty)
    let table = XCTAttachment(string: answers.joined(separator: "\n"))
    table.name = "answers"
    table.lifetime = .keepAlways
    add(table)
  }

  /// Performs the gestures that the app asks for, and prints the answers for `.ci/answers`.
  @MainActor
  func testAskThisDeviceWithGestures() {
    let app = open(Screen("questions"))
    app.navigationBars.buttons["Ask with gestures"].tap()
    let request = app.staticTexts["request"]
    XCTAssertTrue(request.waitForExistence(timeout: 60), "The app asks for nothing.")
    var performed = ""
    for _ in 0..<100 {
      let next = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "value != %@", performed), object: request)
      guard XCTWaiter().wait(for: [next], timeout: 60) == .completed,
        let value = request.value as? String
      else { return XCTFail("After \"\(performed)\" the app asks for nothing else.") }
      if value.hasPrefix("System: ") {
        print(value)
        let table = XCTAttachment(string: value)
        table.name = "answers with gestures"
        table.lifetime = .keepAlways
        add(table)
        return
      }
      perform(Gesture(value), in: app)
      performed = value
    }
    XCTFail("The app asks for more than a hundred gestures.")
  }

  @MainActor
  private func perform(_ gesture: Gesture, in app: XCUIApplication) {
    switch gesture {
    case .drag(let distance, let time, let hold):
      let corner = app.coordinate(withNormalizedOffset: .zero)
      let start = corner.withOffset(CGVector(dx: 150, dy: 280))
      start.press(
        forDuration: 0.05, thenDragTo: start.withOffset(CGVector(dx: 0, dy: -distance)),
        withVelocity: XCUIGestureVelocity(distance / time * Self.scale),
        thenHoldForDuration: hold)
    case .turn:
      XCUIDevice.shared.orientation =
        XCUIDevice.shared.orientation == .portrait ? .landscapeLeft : .portrait
    case .hand: app.buttons["Not here"].tap()
    }
  }

  /// Pixels per point; the velocities of gestures are in pixels per second.
  @MainActor private static let scale = XCUIScreen.main.screenshot().image.scale

  @MainActor
  private func open(_ screen: Screen) -> XCUIApplication {
    XCUIDevice.shared.orientation = .portrait
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.collectionViews.firstMatch.waitForExistence(timeout: 30))
    let row = app.descendants(matching: .any).matching(identifier: screen.name).firstMatch
    for _ in 0..<20 where !row.exists { app.swipeUp(velocity: .slow) }
    row.tap()
    return app
  }

  @MainActor
  private func title(in app: XCUIApplication) -> XCUIElement {
    app.descendants(matching: .any).matching(identifier: "page").firstMatch
  }

  /// The page that VoiceOver reads, as in "Page 3 of 12".
  @MainActor
  private func page(_ title: XCUIElement, of screen: Screen) -> String {
    let value = title.value as? String ?? ""
    XCTAssertNotNil(
      value.range(of: "^Page [1-9][0-9]*( of [1-9][0-9]*)?$", options: .regularExpression),
      "\(screen.name) says \"\(value)\".")
    return value
  }

  @MainActor
  private func keepPicture(_ name: String) {
    let picture = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
    picture.name = name
    picture.lifetime = .keepAlways
    add(picture)
  }
}
