// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v15), .visionOS(.v1), .macCatalyst(.v15)],
  products: [
    .library(name: "GalleryScreens", targets: ["GalleryScreens"])
  ],
  dependencies: [
    .package(name: "SnapLayouts", path: "..")
  ],
  targets: [
    .target(
      name: "GalleryScreens",
      dependencies: [
        // With the layouts.
        .product(name: "SnapCarousel", package: "SnapLayouts"),
        .product(name: "UIKitExperiments", package: "SnapLayouts"),
      ],
      resources: [.copy("Pictures")])
  ]
)

#if os(Linux)
// On Linux hosts, the screens run on the headless UIKit; the tool in the folder Gallery shows them.
let headlessUIKit = Target.Dependency.product(name: "HeadlessUIKit", package: "SnapLayouts")
for target in package.targets { target.dependencies.append(headlessUIKit) }
package.targets.append(
  .testTarget(
    name: "GalleryScreensTests",
    dependencies: [
      "GalleryScreens", headlessUIKit,
      .product(name: "SnapCarousel", package: "SnapLayouts"),
      .product(name: "UIKitExperiments", package: "SnapLayouts"),
    ]))
#endif
