import SnapLayouts

/// Layouts whose callbacks an observer has joined, so that it joins each of them once.
@MainActor
public struct FollowedLayouts {
  private struct Followed {
    weak var layout: SnapFlowLayout?
  }

  private var all: [Followed] = []

  public init() {}

  /// Adds a layout; returns false if it is in the list already.
  public mutating func insert(_ layout: SnapFlowLayout) -> Bool {
    all.removeAll { $0.layout == nil }
    guard !all.contains(where: { $0.layout === layout }) else { return false }
    all.append(Followed(layout: layout))
    return true
  }
}
