import Foundation

/// The processor time of this process in microseconds, which other processes influence less than
/// real time.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

extension [Double] {
  /// The median; `NaN` if there are no values.
  var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}
