import Benchmark
import SnapLayouts

/// What a frame of scrolling costs, whatever the number of items, and what a change of data does.
///
/// A frame is a new offset and the layout pass that it causes, on the headless UIKit.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], scalingFactor: .kilo, maxDuration: .seconds(3), maxIterations: 400)
  let ratio = BenchmarkMetric.custom("Frame ratio, per mille", polarity: .prefersSmaller)

  let kinds: [(kind: ScrollingScreen.Kind, few: Int, many: Int)] = [
    (.picker, 100, 1_000_000), (.shelf, 100, 1_000_000), (.unevenShelf, 100, 100_000),
    (.banner, 3, 1_000_000),
  ]
  for (kind, few, many) in kinds {
    for count in [few, many] {
      Benchmark("\(kind.rawValue): a frame among \(count) items") { benchmark async in
        let screen = await ScrollingScreen(kind, itemCount: count)
        benchmark.startMeasurement()
        await screen.scroll(frames: benchmark.scaledIterations.count)
        benchmark.stopMeasurement()
      }

      Benchmark("\(kind.rawValue): a release among \(count) items") { benchmark async in
        let screen = await ScrollingScreen(kind, itemCount: count)
        benchmark.startMeasurement()
        await screen.release(times: benchmark.scaledIterations.count)
        benchmark.stopMeasurement()
      }

      Benchmark(
        "\(kind.rawValue): new data, \(count) items", configuration: .init(scalingFactor: .one)
      ) { benchmark async in
        let screen = await ScrollingScreen(kind, itemCount: count)
        benchmark.startMeasurement()
        await screen.prepareAnew()
        benchmark.stopMeasurement()
      }
    }

    Benchmark(
      "\(kind.rawValue): a frame among \(many) items as a share of one among \(few)",
      configuration: .init(metrics: [ratio], scalingFactor: .one)
    ) { benchmark async in
      benchmark.measurement(ratio, await ScrollingScreen.ratio(kind, of: many, to: few))
    }
  }

  let effects: [(name: String, effect: ItemEffect)] = [
    ("zoom", .zoom()), ("carousel", .carousel()), ("cover flow", .coverFlow()), ("spin", .spin()),
    ("ferris wheel", .ferrisWheel()), ("upright ferris wheel", .ferrisWheel(upright: true)),
    ("cylinder", .cylinder()), ("cube", .cube()), ("book", .book), ("depth", .depth()),
    ("stack", .stack(throwAngle: 0.3)), ("snap in", .snapIn), ("cross-fade", .crossFade),
    ("parallax", .parallax()),
  ]
  for (name, effect) in effects {
    Benchmark("Effect \(name): a frame") { benchmark async in
      let screen = await ScrollingScreen(.shelf, itemCount: 1_000, effects: [effect])
      benchmark.startMeasurement()
      await screen.scroll(frames: benchmark.scaledIterations.count)
      benchmark.stopMeasurement()
    }
  }
}
