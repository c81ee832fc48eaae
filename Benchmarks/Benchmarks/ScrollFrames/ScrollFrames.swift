import Benchmark

/// What a frame of scrolling costs, whatever the number of items.
///
/// A frame is a new offset and the layout pass that it causes, on the headless UIKit.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], scalingFactor: .kilo, maxDuration: .seconds(4), maxIterations: 400)

  for count in [100, 10_000, 1_000_000] {
    Benchmark("Picker: a frame among \(count) items") { benchmark async in
      let screen = await PickerScreen(itemCount: count)
      benchmark.startMeasurement()
      await screen.scroll(frames: benchmark.scaledIterations.count)
      benchmark.stopMeasurement()
    }
  }

  let ratio = BenchmarkMetric.custom("Frame ratio, per mille", polarity: .prefersSmaller)
  Benchmark(
    "Picker: a frame among 1000000 items as a share of one among 100",
    configuration: .init(metrics: [ratio], scalingFactor: .one)
  ) { benchmark async in
    benchmark.measurement(ratio, await PickerScreen.ratio(of: 1_000_000, to: 100))
  }

  for count in [100, 1_000_000] {
    Benchmark(
      "Picker: preparing \(count) equal items", configuration: .init(scalingFactor: .one)
    ) { benchmark async in
      let screen = await PickerScreen(itemCount: count)
      benchmark.startMeasurement()
      await screen.prepareAnew()
      benchmark.stopMeasurement()
    }
  }
}
