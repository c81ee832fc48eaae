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
        .product(name: "SnapLayouts", package: "SnapLayouts"),
        .product(name: "SnapCarousel", package: "SnapLayouts"),
      ],
      resources: [.copy("Pictures")])
  ]
)

#if os(Linux)
// On Linux hosts, the screens run on the headless UIKit: as pictures of what they show, or live in a browser.
let headlessUIKit = Target.Dependency.product(name: "HeadlessUIKit", package: "SnapLayouts")
for target in package.targets { target.dependencies.append(headlessUIKit) }
package.dependencies += [
  .package(url: "https://github.com/apple/swift-argument-parser", from: "1.3.0"),
  .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
]
package.products.append(.executable(name: "gallery", targets: ["gallery"]))
package.targets += [
  // Draws what a simulation shows, as SVG.
  .target(name: "Pictures", dependencies: [headlessUIKit]),
  // Serves the screens to browsers.
  .target(
    name: "LiveGallery",
    dependencies: [
      "GalleryScreens", headlessUIKit,
      .product(name: "SnapLayouts", package: "SnapLayouts"),
      .product(name: "SnapCarousel", package: "SnapLayouts"),
      .product(name: "EventLogSupport", package: "SnapLayouts"),
      .product(name: "FlyingFox", package: "FlyingFox"),
    ],
    resources: [.copy("Page")]),
  .executableTarget(
    name: "gallery",
    dependencies: [
      "GalleryScreens", "Pictures", "LiveGallery", headlessUIKit,
      .product(name: "SnapLayouts", package: "SnapLayouts"),
      .product(name: "SnapCarousel", package: "SnapLayouts"),
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
      .product(name: "FlyingFox", package: "FlyingFox"),
    ]),
  .testTarget(
    name: "GalleryScreensTests",
    dependencies: [
      "GalleryScreens", headlessUIKit,
      .product(name: "SnapLayouts", package: "SnapLayouts"),
      .product(name: "SnapCarousel", package: "SnapLayouts"),
      .product(name: "UIKitExperiments", package: "SnapLayouts"),
    ]),
  .testTarget(name: "PicturesTests", dependencies: ["Pictures", headlessUIKit]),
  .testTarget(
    name: "LiveGalleryTests",
    dependencies: [
      "LiveGallery", "GalleryScreens", headlessUIKit,
      .product(name: "SnapLayouts", package: "SnapLayouts"),
      .product(name: "SnapCarousel", package: "SnapLayouts"),
      .product(name: "EventLogSupport", package: "SnapLayouts"),
    ]),
]
#endif
