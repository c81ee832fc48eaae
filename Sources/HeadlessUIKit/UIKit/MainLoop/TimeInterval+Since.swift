extension TimeInterval {
  /// The time since an earlier moment, in whole microseconds.
  ///
  /// Moments have rounding errors that grow with the time. Without them, the same motion is the same whenever it
  /// happens.
  package func since(_ moment: TimeInterval) -> TimeInterval {
    ((self - moment) * 1e6).rounded() / 1e6
  }
}
