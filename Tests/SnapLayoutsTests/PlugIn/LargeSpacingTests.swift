#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

@testable import SnapLayouts

/// One item per line, and texts of the system, whatever UIKit answers.
@MainActor
struct LargeSpacingTests {
  private func inWorld(_ answer: LargeSpacings, _ body: () throws -> Void) rethrows {
    let world = OpenQuestions().answering(\.collection.largeSpacings, answer)
    try OpenQuestions.$current.withValue(world) { try body() }
  }

  @Test(arguments: LargeSpacings.allCases)
  func `a picker with low items has one row, and doesn't invalidate itself`(answer: LargeSpacings) {
    inWorld(answer) {
      var passes = 0
      let screen = SnapScreen(CountingLayout(like: CenteredPickerLayout())) { layout, _ in
        layout.itemSize = CGSize(width: 50, height: 20)
        layout.minimumInteritemSpacing = 7
        layout.onPrepare = { _ in passes += 1 }
      }
      screen.simulation.runUntilRest()
      #expect(screen.layout.numberOfPages == 9)
      let before = passes
      for _ in 0..<5 {
        screen.view.setNeedsLayout()
        screen.passFrame()
      }
      #expect(passes == before)
      screen.layout.invalidateLayout()
      screen.view.layoutIfNeeded()
      #expect(passes == before + 1)
      screen.layout.keepsOneItemPerLine = false
      screen.view.layoutIfNeeded()
      #expect(screen.layout.minimumInteritemSpacing == 7 && screen.layout.numberOfPages < 9)
      screen.layout.keepsOneItemPerLine = true
      screen.view.layoutIfNeeded()
      #expect(screen.layout.numberOfPages == 9)
      #expect(SnapFlowLayout(replacing: screen.layout).minimumInteritemSpacing == 7)
    }
  }

  @Test(arguments: UnseenPageControls.allCases)
  func `a page is spoken, also without a text of UIKit's`(answer: UnseenPageControls) {
    let world = OpenQuestions().answering(\.collection.unseenPageControls, answer)
    OpenQuestions.$current.withValue(world) {
      #expect(SnapLayouts.SpokenPage.description(1, of: 9).lowercased() == "page 2 of 9")
    }
  }

  @Test func `a page is spoken with the app's own text`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try #""Page %1$d of %2$d" = "Bild %1$d von %2$d";"#.write(
      to: folder.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    let app = try #require(Bundle(url: folder))
    #expect(SnapLayouts.SpokenPage.description(1, of: 9, in: app) == "Bild 2 von 9")
  }
}
#endif
