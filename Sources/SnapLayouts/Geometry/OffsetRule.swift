import Foundation

/// The offsets at which a viewport shows an extent.
struct OffsetRule: TestedValue {
  /// The aligned point as a fraction of the extent's length.
  var fraction: CGFloat = 0
  /// The distance from the aligned point to the offset.
  var shift: CGFloat = 0
  /// The length of the longest extent that fits.
  var availableLength: CGFloat = 0

  /// The one offset for an extent that fits; otherwise the offsets from its beginning to its end.
  ///
  /// They are unrounded, and possibly unreachable. The rule without properties makes an extent its own
  /// offsets.
  func offsets(showing extent: Extent) -> Extent {
    let excess = max(0, extent.length - availableLength)
    return Extent(
      start: extent.point(at: fraction) - fraction * excess + shift, length: excess)
  }
}
