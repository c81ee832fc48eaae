// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "SnapLayouts", path: ".."),
    // Without its default traits, which want a memory allocator that not every machine has.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "ScrollFrames",
      dependencies: [
        .product(name: "SnapLayouts", package: "SnapLayouts"),
        .product(name: "HeadlessUIKit", package: "SnapLayouts"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/ScrollFrames",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ]
)
