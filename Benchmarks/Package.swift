// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "SnapLayouts", path: "..")],
  targets: [
    .executableTarget(
      name: "Performance",
      dependencies: [
        .product(name: "SnapLayouts", package: "SnapLayouts"),
        .product(name: "SnapCarousel", package: "SnapLayouts"),
        .product(name: "HeadlessUIKit", package: "SnapLayouts"),
        "CMemory",
      ]),
    // The memory statistics of the C library.
    .target(name: "CMemory"),
  ]
)
