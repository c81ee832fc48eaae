#if canImport(Foundation)
import Foundation
#endif

/// What a layout saw at an event, along the scroll axis; everything is in points.
public struct EventLogPicture: Sendable {
  public let viewportLength: CGFloat
  /// Where pages align, from the beginning of the viewport.
  public let focus: CGFloat
  /// The pages around the offset.
  public let stops: [Stop]
  /// How far the view has to go to the end of its motion; nil if that is unknown.
  public let target: CGFloat?

  public struct Stop: Sendable {
    public let page: Int
    /// How far the view has to go to rest on the page.
    public let distance: CGFloat
  }
}
