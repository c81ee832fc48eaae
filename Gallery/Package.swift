// swift-tools-version: 6.0

import PackageDescription

let snapLayouts = Target.Dependency.product(name: "SnapLayouts", package: "SnapLayouts")
let snapCarousel = Target.Dependency.product(name: "SnapCarousel", package: "SnapLayouts")
let headlessUIKit = Target.Dependency.product(name: "HeadlessUIKit", package: "SnapLayouts")
let eventLogs = Target.Dependency.product(name: "EventLogSupport", package: "SnapLayouts")
let screens = Target.Dependency.product(name: "GalleryScreens", package: "Examples")

// A tool for Linux hosts: shows the screens of the examples on the headless UIKit.
let package = Package(
  name: "Gallery",
  products: [.executable(name: "gallery", targets: ["gallery"])],
  dependencies: [
    .package(name: "SnapLayouts", path: ".."),
    .package(name: "Examples", path: "../Examples"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // Draws what a simulation shows, as SVG.
    .target(name: "Pictures", dependencies: [headlessUIKit]),
    // A screen that answers touches with the changes to draw.
    .target(
      name: "LiveScreens",
      dependencies: [screens, headlessUIKit, snapLayouts, snapCarousel, eventLogs]),
    // Serves the screens to browsers.
    .target(
      name: "LiveGallery",
      dependencies: [
        "LiveScreens", screens, headlessUIKit, snapCarousel,
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      resources: [.copy("Page")]),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "Pictures", "LiveScreens", "LiveGallery", screens, headlessUIKit, snapLayouts, snapCarousel,
      ],
      resources: [.copy("Pictures")]),
    // A screen for comparisons with the one that runs in a browser.
    .executableTarget(name: "screen", dependencies: ["LiveScreens"]),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures", headlessUIKit]),
    .testTarget(
      name: "LiveScreensTests",
      dependencies: [
        "LiveScreens", screens, headlessUIKit, snapLayouts, snapCarousel, eventLogs,
      ]),
    .testTarget(
      name: "LiveGalleryTests",
      dependencies: ["LiveGallery", .product(name: "NIOHTTP1", package: "swift-nio")]),
  ]
)

// `.ci/browser/printed` compiles and runs tests that the page has printed.
if let folder = Context.environment["LIVE_PRINTED"] {
  package.targets.append(
    .testTarget(name: "PrintedTests", dependencies: ["LiveScreens", headlessUIKit], path: folder))
}
