import SnapLayouts
import Testing
import UIKit

/// Layouts from an Interface Builder archive have the values of the archive.
@MainActor
@Suite(.worlds) struct StoryboardTests {
  private static let layouts: [@MainActor (NSCoder) -> SnapFlowLayout?] = [
    SnapFlowLayout.init(coder:), CenteredPickerLayout.init(coder:), GroupPagingLayout.init(coder:),
    InfiniteBannerLayout.init(coder:), WheelLayout.init(coder:),
  ]

  /// An archive that leaves out default values, like Interface Builder's.
  private func decoder(_ encode: (NSKeyedArchiver) -> Void) throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    encode(archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    // Apple's demands it by default.
    unarchiver.requiresSecureCoding = false
    return unarchiver
  }

  private func fullDecoder() throws -> NSKeyedUnarchiver {
    try decoder { archiver in
      archiver.encode(CGSize(width: 120, height: 60.5), forKey: "UIItemSize")
      archiver.encode(CGSize(width: 5, height: 6), forKey: "UIHeaderReferenceSize")
      archiver.encode(CGSize(width: 7, height: 8), forKey: "UIFooterReferenceSize")
      archiver.encode(UIEdgeInsets(top: 1, left: 40, bottom: 2, right: 4), forKey: "UISectionInset")
      archiver.encode(Float(14), forKey: "UILineSpacing")
      archiver.encode(Float(3), forKey: "UIInteritemSpacing")
      archiver.encode(
        UICollectionView.ScrollDirection.horizontal.rawValue, forKey: "UIScrollDirection")
    }
  }

  @Test func `a layout has what a flow layout reads from an archive, empty or not`() throws {
    for decoder in [fullDecoder, { try decoder { _ in } }] {
      let flow = try #require(UICollectionViewFlowLayout(coder: try decoder()))
      for make in Self.layouts.prefix(4) {
        try #require(make(try decoder())).expectSettings(of: flow)
      }
    }
    let full = try #require(UICollectionViewFlowLayout(coder: try fullDecoder()))
    #expect(full.itemSize == CGSize(width: 120, height: 60.5) && full.minimumLineSpacing == 14)
  }

  @Test func `an archive's estimate makes cells choose their size, as Xcode's Automatic does`()
    throws
  {
    for estimate in [CGSize(width: 110, height: 55), UICollectionViewFlowLayout.automaticSize] {
      for make in Self.layouts.prefix(3) {
        let layout = try #require(
          make(
            try decoder { archiver in
              archiver.encode(CGSize(width: 120, height: 60), forKey: "UIItemSize")
              archiver.encode(estimate, forKey: "UIEstimatedItemSize")
              archiver.encode(
                UICollectionView.ScrollDirection.horizontal.rawValue, forKey: "UIScrollDirection")
            }))
        let screen = SnapScreen(layout)
        #expect(screen.layout.estimatedItemSize == estimate)
      }
    }
  }

  @Test func `a subclass sets its own defaults over the archive`() throws {
    let wheel = try #require(Self.layouts[4](try fullDecoder()))
    #expect(wheel.minimumLineSpacing == 0 && wheel.minimumInteritemSpacing == 3)
  }

  @Test func `defaults of each layout hold`() throws {
    let made = [
      SnapFlowLayout(), CenteredPickerLayout(), GroupPagingLayout(), InfiniteBannerLayout(),
      WheelLayout(),
    ]
    for (make, made) in zip(Self.layouts, made) {
      let coded = try #require(make(try fullDecoder()))
      for setting in LayoutSetting.all {
        #expect(setting.isSame(coded, made), "\(setting.name) of \(type(of: made))")
      }
      #expect(coded.builtInEffects.count == made.builtInEffects.count)
    }
  }

  @Test func `a picker out of an archive brings its size along`() throws {
    let old = try #require(CenteredPickerLayout(coder: try fullDecoder()))
    #expect(SnapFlowLayout(replacing: old).itemSize == CGSize(width: 120, height: 60.5))
    let banner = try #require(InfiniteBannerLayout(coder: try fullDecoder()))
    banner.pageSizing = .item
    banner.fillsViewportAcross = false
    #expect(SnapScreen(banner).attributes(0)?.size == CGSize(width: 120, height: 60.5))
  }

  /// What Interface Builder can set of a picker after decoding, with values that aren't the defaults.
  private static let attributes: [String: Double] = [
    "padsEdges": 0, "startsPageAtSection": 1, "fillsViewportAcross": 1, "keepsOneItemPerLine": 0,
    "isLoopingEnabled": 1, "restsOnPages": 0, "respectsReduceMotion": 0, "reportsPageProgress": 1,
    "isAutoplayPaused": 1, "scaleFactor": 0.5, "activeDistance": 120, "sideAlpha": 0.25,
  ]

  #if canImport(ObjectiveC)
  @Test func `runtime attributes come after the archive`() throws {
    let layout = try #require(CenteredPickerLayout(coder: try fullDecoder()))
    func value(_ key: String) -> Double? { (layout.value(forKey: key) as? NSNumber)?.doubleValue }
    for (key, number) in Self.attributes {
      #expect(value(key) != number, "\(key) has this value by default")
      layout.setValue(NSNumber(value: number), forKeyPath: key)
    }
    for (key, number) in Self.attributes { #expect(value(key) == number) }
    #expect(layout.itemSize == CGSize(width: 120, height: 60.5))
  }
  #endif

  #if os(Linux)
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The public variables of a layout, with the attributes before them.
  private func variables(inFile name: String) throws -> [String] {
    let url = Self.folder.appendingPathComponent(
      "../../../Sources/SnapLayouts/Layouts/\(name).swift")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { $0.contains(" public var ") }
  }

  private func name(ofVariable line: String) -> String? {
    line.components(separatedBy: "var ").last?.split(separator: ":").first.map(String.init)
  }

  @Test func `the list of settings has all that can be compared`() throws {
    let names = try variables(inFile: "SnapFlowLayout").compactMap(name(ofVariable:))
      .filter { !$0.hasPrefix("on") }
    let others = ["isLooping", "effects", "pageControl", "accessibilityPageDescription"]
    #expect(Set(names) == Set(LayoutSetting.all.map(\.name) + others))
  }

  @Test func `every setting that Interface Builder can hold is inspectable`() throws {
    let files = [
      "SnapFlowLayout", "CenteredPickerLayout", "GroupPagingLayout", "InfiniteBannerLayout",
    ]
    let settings = try files.flatMap(variables(inFile:)).filter { line in
      line.contains(" = true") || line.contains(" = false")
        || [": CGFloat = ", ": Int = "].contains(where: line.contains)
        || [": Bool {", ": CGFloat {", ": Int {"].contains(where: line.hasSuffix)
    }
    for line in settings {
      #expect(line.hasPrefix("  @IBInspectable public var "), "\(line)")
      // Interface Builder reads the type from the source.
      #expect([": Bool ", ": CGFloat "].contains(where: line.contains), "\(line)")
    }
    #expect(Set(settings.compactMap(name(ofVariable:))) == Set(Self.attributes.keys))
  }
  #endif
}

extension UICollectionViewFlowLayout {
  func expectSettings(of other: UICollectionViewFlowLayout) {
    #expect(scrollDirection == other.scrollDirection && itemSize == other.itemSize)
    #expect(estimatedItemSize == other.estimatedItemSize)
    #expect(minimumLineSpacing == other.minimumLineSpacing)
    #expect(minimumInteritemSpacing == other.minimumInteritemSpacing)
    #expect(sectionInset == other.sectionInset)
    #expect(headerReferenceSize == other.headerReferenceSize)
    #expect(footerReferenceSize == other.footerReferenceSize)
    #expect(sectionHeadersPinToVisibleBounds == other.sectionHeadersPinToVisibleBounds)
    #expect(sectionFootersPinToVisibleBounds == other.sectionFootersPinToVisibleBounds)
  }
}
