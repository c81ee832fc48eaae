// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "SnapLayouts",
  // On macOS only what needs no UIKit is built, so that a package for macOS and iOS may depend on this
  // one.
  platforms: [.iOS(.v15), .tvOS(.v15), .visionOS(.v1), .macCatalyst(.v15), .macOS(.v12)],
  products: [
    .library(name: "SnapLayouts", targets: ["SnapLayouts"])
  ],
  targets: [
    .target(
      name: "SnapLayouts",
      // On Apple's SDK, which the Linux machines that build this project cannot see, a surprise in
      // isolation is then a warning; CI compiles the same sources in Swift 6 mode as well.
      swiftSettings: Context.environment["SNAPLAYOUTS_SWIFT6"] == nil
        ? [.swiftLanguageMode(.v5), .enableExperimentalFeature("StrictConcurrency")]
        : [.swiftLanguageMode(.v6)]
    ),
    .target(name: "EffortSupport", path: "Tests/EffortSupport"),
    .testTarget(name: "SnapLayoutsTests", dependencies: ["SnapLayouts", "EffortSupport"]),
    // Experiments that tell which answer a UIKit gives to what nobody has documented.
    .target(name: "UIKitExperiments"),
    .testTarget(name: "UIKitExperimentsTests", dependencies: ["UIKitExperiments"]),
  ]
)

#if os(Linux)
// A Linux host has no UIKit. Only a checkout of this very repository builds the headless one: whoever
// depends on SnapLayouts must not find a module named UIKit beside it.
if !Context.packageDirectory.contains("/checkouts/") {
  let headless = "Sources/HeadlessUIKit"
  // Apple's types belong to the main actor as `@preconcurrency` ones: code in Swift 5 mode that does not
  // say where it runs may use them. Here that is an error, unless a layout written for Apple's asks for it.
  let isolation: [SwiftSetting] =
    Context.environment["SNAPLAYOUTS_UIKIT"] == "lenient" ? [.define("LENIENT_ISOLATION")] : []
  for target in package.targets where target.name != "EffortSupport" {
    target.dependencies.append("UIKit")
    if target.isTest {
      target.dependencies += ["UIKitSimulation", "QuestionSupport", "_Testing_UIKit"]
    }
  }
  package.products.append(
    .library(
      name: "HeadlessUIKit",
      targets: ["UIKit", "UIKitSimulation", "QuartzCore", "CoreGraphics", "_Testing_UIKit"]))
  // For tests of the gallery; on Apple's platforms its app compiles the sources itself.
  package.products.append(.library(name: "UIKitExperiments", targets: ["UIKitExperiments"]))
  package.targets += [
    .target(name: "UIKitQuestions", path: "\(headless)/UIKitQuestions"),
    .target(
      name: "UIKit", dependencies: ["UIKitQuestions"], path: "\(headless)/UIKit",
      swiftSettings: isolation),
    // What Apple declares there is declared in UIKit here.
    .target(name: "QuartzCore", dependencies: ["UIKit"], path: "\(headless)/QuartzCore"),
    .target(name: "CoreGraphics", dependencies: ["UIKit"], path: "\(headless)/CoreGraphics"),
    .target(
      name: "UIKitSimulation", dependencies: ["UIKit", "UIKitQuestions"],
      path: "\(headless)/UIKitSimulation"),
    // Empty: a file that imports Testing and UIKit asks the toolchain for an overlay of this name.
    .target(name: "_Testing_UIKit", path: "\(headless)/_Testing_UIKit"),
    // Runs tests under other answers to the open questions.
    .target(
      name: "QuestionSupport", dependencies: ["UIKitQuestions", "EffortSupport"],
      path: "Tests/QuestionSupport"),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "UIKit", "UIKitSimulation", "QuestionSupport", "EffortSupport", "QuartzCore",
        "CoreGraphics", "_Testing_UIKit",
      ],
      resources: [.copy("Facts")]),
  ]
  // The tests run the virtual UIKit for hours of its time: optimized, and with all checks, in debug
  // builds as well.
  for target in package.targets where !target.isTest {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
      ]
  }
}
#endif
