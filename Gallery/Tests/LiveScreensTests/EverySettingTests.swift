import Foundation
import SnapCarousel
import SnapLayouts
import Testing

@testable import GalleryScreens

/// Every setting of the layouts and of the carousel view has a knob.
@MainActor
struct EverySettingTests {
  /// What isn't a setting: what is asked, objects and closures of the app, and another name for the same.
  private static let others: Set<String> = [
    "isLooping", "builtInEffects", "collectionViewContentSize", "currentIndex",
    "flipsHorizontallyInOppositeLayoutDirection", "developmentLayoutDirection",
    "intrinsicContentSize",
    "semanticContentAttribute",
    "pageControl", "items", "placeholder", "imageLoader", "pageIndicatorImage",
    "currentPageIndicatorImage", "accessibilityPageDescription", "itemsPerPage", "autoplayInterval",
    // They only matter to Auto Layout, to a data source that repeats its items, and to a form that opens page by page.
    "imageAspectRatio", "pagesPerRound", "lastReachablePage",
  ]

  @Test(arguments: [
    "SnapLayouts/Layouts/SnapFlowLayout", "SnapLayouts/Layouts/CenteredPickerLayout",
    "SnapLayouts/Layouts/GroupPagingLayout", "SnapLayouts/Layouts/InfiniteBannerLayout",
    "SnapCarousel/CarouselView",
  ])
  func `every setting has a knob`(file: String) throws {
    let names = try Self.properties(of: file).filter {
      !Self.others.contains($0) && !$0.hasPrefix("on")
    }
    #expect(!names.isEmpty || file.hasSuffix("GroupPagingLayout"))
    let owners: [AnyObject] =
      file.hasSuffix("CarouselView")
      ? [CarouselView(frame: .zero)] : LayoutKind.allCases.map { $0.make() }
    let settings = Setting.all.filter { setting in owners.contains { setting.read($0) != nil } }
    let missing = Set(names).subtracting(settings.map(\.name))
    #expect(missing.isEmpty)
  }

  @Test func `the callbacks of a layout are recorded`() throws {
    let names = try Self.properties(of: "SnapLayouts/Layouts/SnapFlowLayout").filter {
      $0.hasPrefix("on") && $0 != "onAutoplayProgressChange"
    }
    let log = try Self.source("Gallery/Sources/LiveScreens/XRay/CallbackLog.swift")
    #expect(names.count > 4 && names.allSatisfy(log.contains))
  }

  private static func properties(of file: String) throws -> [String] {
    try source("Sources/\(file).swift").matches(
      of: /\n  (?:@IBInspectable )?(?:public|open) (?:override )?(?:weak )?var (\w+)/
    ).map { String($0.output.1) }
  }

  private static func source(_ path: String) throws -> String {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
