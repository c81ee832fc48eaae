import Foundation

/// The processor time of this process, in microseconds: what others do on the machine counts less.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

extension [Double] {
  /// The middle one; NaN of none.
  var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}
