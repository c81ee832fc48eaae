import Foundation

/// The differences that don't count, with their causes; other code compares exactly, or by half a
/// pixel.
enum Tolerance {
  /// What rounding errors add up to, in points, pixels or seconds.
  static var rounding: Double { 1e-6 }

  /// The difference between a length that this library adds up and a frame, in points.
  ///
  /// The flow layout adds up in another order; a pixel is at least sixty times as long.
  static var sum: CGFloat { 0.001 }

  /// The excess with which contents still fit, in points.
  ///
  /// Lines begin on the pixel grid, and UIKit adds up lengths in another order.
  static var fit: CGFloat { 0.01 }

  /// The difference between the offset that a rule of UIKit's gives and the one that it writes.
  ///
  /// It is half a pixel of the coarsest screen, in points.
  static var writtenOffset: CGFloat { 0.5 }
}
