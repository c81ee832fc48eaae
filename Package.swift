// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "SnapLayouts",
  platforms: [.iOS(.v15), .tvOS(.v15), .visionOS(.v1), .macCatalyst(.v15)],
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
  for target in package.targets where target.name != "EffortSupport" {
    target.dependencies.append("UIKit")
    if target.isTest {
      target.dependencies += ["UIKitSimulation", "QuestionSupport", "_Testing_UIKit"]
    }
  }
  package.products.append(
    .library(name: "HeadlessUIKit", targets: ["UIKit", "UIKitSimulation"]))
  package.targets += [
    .target(name: "UIKitQuestions", path: "\(headless)/UIKitQuestions"),
    .target(name: "UIKit", dependencies: ["UIKitQuestions"], path: "\(headless)/UIKit"),
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
        "UIKit", "UIKitSimulation", "QuestionSupport", "_Testing_UIKit", "EffortSupport",
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
