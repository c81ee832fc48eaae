import SnapLayouts

/// The layouts whose callbacks somebody has joined, so that nobody joins them twice.
@MainActor
public struct FollowedLayouts {
  private struct Followed {
    weak var layout: SnapFlowLayout?
  }

  private var all: [Followed] = []

  public init() {}

  /// Adds a layout; false if it is there already.
  public mutating func insert(_ layout: SnapFlowLayout) -> Bool {
    all.removeAll { $0.layout == nil }
    guard !all.contains(where: { $0.layout === layout }) else { return false }
    all.append(Followed(layout: layout))
    return true
  }
}
