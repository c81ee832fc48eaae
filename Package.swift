// swift-tools-version: 6.0

import Foundation
import PackageDescription

#if os(Linux)
let testsHere: [String]? = nil
#else
// On Apple's platforms the tests of a package have no app and so no windows. These need none, and no UIKit; the app
// in Examples hosts all tests.
let testsHere: [String]? = ["Effort", "Geometry", "Release", "Samples", "State", "Support/Values"]
#endif

// Linux machines build this project and can't check isolation against Apple's SDK. In Swift 5 mode, an
// unexpected difference there is only a warning; CI also compiles the same sources in Swift 6 mode.
let languageMode: [SwiftSetting] =
  Context.environment["SNAPLAYOUTS_SWIFT6"] == nil
  ? [.swiftLanguageMode(.v5), .enableExperimentalFeature("StrictConcurrency")]
  : [.swiftLanguageMode(.v6)]

let package = Package(
  name: "SnapLayouts",
  // The macOS target only contains the parts without UIKit, so that a package for macOS and iOS can
  // depend on this one.
  platforms: [.iOS(.v15), .tvOS(.v15), .visionOS(.v1), .macCatalyst(.v15), .macOS(.v12)],
  products: [
    .library(name: "SnapLayouts", targets: ["SnapLayouts"]),
    // The ready-made carousel, with its loading of images. An app that links it has no need of the other library:
    // images of one app that link different ones may get two copies of a module (.ci/app).
    .library(name: "SnapCarousel", targets: ["SnapCarousel", "SnapLayouts"]),
  ],
  targets: [
    .target(name: "SnapLayouts", swiftSettings: languageMode),
    .target(name: "SnapCarousel", dependencies: ["SnapLayouts"], swiftSettings: languageMode),
    .target(name: "EffortSupport", path: "Tests/EffortSupport"),
    // Reads event logs; in debug builds only, because it reads the library's internal types.
    .target(
      name: "EventLogSupport", dependencies: ["SnapLayouts"], path: "Tests/EventLogSupport"),
    .testTarget(
      name: "SnapLayoutsTests", dependencies: ["SnapLayouts", "EffortSupport", "EventLogSupport"],
      sources: testsHere),
    // Experiments that determine a UIKit's answers to open questions.
    .target(name: "UIKitExperiments"),
  ]
)

/// Whether this is no copy that SwiftPM or Xcode has made for a package that depends on this one.
func isNoCopyForADependent(_ folder: String) -> Bool {
  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(name)")
  }
  let path = folder.split(separator: "/")
  // While SwiftPM resolves versions, it reads the manifest from a commit, without a folder.
  guard exists("Package.swift") else { return false }
  // From a repository: in the folder "checkouts" of a build, beside the state of that build.
  if path.dropLast().last == "checkouts", exists("../../workspace-state.json") { return false }
  // From a registry: registry/downloads/scope/name/version, without history.
  return exists(".git") || path.dropLast(3).suffix(2) != ["registry", "downloads"]
}

let isCheckoutItself = isNoCopyForADependent(Context.packageDirectory)
if isCheckoutItself {
  // For the gallery and its app, which hosts the tests on Apple's platforms.
  for name in ["UIKitExperiments", "EventLogSupport", "EffortSupport"] {
    package.products.append(.library(name: name, targets: [name]))
  }
}

#if os(Linux)
package.targets += [
  .testTarget(
    name: "SnapCarouselTests", dependencies: ["SnapCarousel", "SnapLayouts", "EffortSupport"]),
  .testTarget(name: "UIKitExperimentsTests", dependencies: ["UIKitExperiments"]),
]
// A Linux host has no UIKit. Only a checkout of this repository itself builds the headless one,
// because a package that depends on SnapLayouts must not get a module named UIKit.
if isCheckoutItself {
  let headless = "Sources/HeadlessUIKit"
  // Apple's types are isolated to the main actor with `@preconcurrency`, so code in Swift 5 mode
  // without isolation can use them. Here that is an error, unless this variable asks for Apple's
  // rule.
  let isolation: [SwiftSetting] =
    Context.environment["SNAPLAYOUTS_UIKIT"] == "lenient" ? [.define("LENIENT_ISOLATION")] : []
  for target in package.targets where target.name != "EffortSupport" {
    target.dependencies.append("UIKit")
    if ["SnapCarousel", "UIKitExperiments"].contains(target.name) {
      target.dependencies.append("ImageIO")
    }
    if target.isTest {
      target.dependencies += [
        "UIKitSimulation", "QuestionSupport", "QuietRunner", "_Testing_UIKit",
      ]
    }
  }
  package.products.append(
    .library(
      name: "HeadlessUIKit",
      targets: ["UIKit", "UIKitSimulation", "QuartzCore", "CoreGraphics", "_Testing_UIKit"]))
  package.targets += [
    .target(name: "UIKitQuestions", path: "\(headless)/UIKitQuestions"),
    .target(
      name: "UIKit", dependencies: ["UIKitQuestions"], path: "\(headless)/UIKit",
      swiftSettings: isolation),
    // Here, UIKit declares what Apple declares in these modules.
    .target(name: "QuartzCore", dependencies: ["UIKit"], path: "\(headless)/QuartzCore"),
    .target(name: "CoreGraphics", dependencies: ["UIKit"], path: "\(headless)/CoreGraphics"),
    .target(name: "ImageIO", dependencies: ["UIKit"], path: "\(headless)/ImageIO"),
    .target(
      name: "UIKitSimulation", dependencies: ["UIKit", "UIKitQuestions"],
      path: "\(headless)/UIKitSimulation"),
    // An empty module: for a file that imports Testing and UIKit, the compiler requires an overlay
    // of this name.
    .target(name: "_Testing_UIKit", path: "\(headless)/_Testing_UIKit"),
    // Lets `swift test` print what fails, and its last lines.
    .target(name: "QuietRunner", path: "Tests/QuietRunner"),
    // Runs tests with other answers to the open questions.
    .target(
      name: "QuestionSupport", dependencies: ["UIKitQuestions", "EffortSupport"],
      path: "Tests/QuestionSupport"),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "UIKit", "UIKitSimulation", "QuestionSupport", "EffortSupport", "QuartzCore",
        "CoreGraphics", "ImageIO", "_Testing_UIKit",
      ],
      resources: [.copy("Facts")]),
  ]
  // The tests run the headless UIKit for hours of virtual time, so debug builds are optimized too,
  // with all checks.
  for target in package.targets where !target.isTest {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
      ]
  }
}
#endif
