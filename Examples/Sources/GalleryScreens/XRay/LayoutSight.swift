import SnapLayouts
import UIKit

/// Where a layout's pages, its focus and its targets are, in the window's coordinates.
@MainActor
public struct LayoutSight {
  /// A value for the table of the X-ray.
  public enum Value: Sendable, Hashable {
    case count(Int)
    case number(Double)
    case text(String)
  }

  public let area: CGRect
  public let viewport: CGRect
  public let isHorizontal: Bool
  /// The position of the focus along the scroll axis.
  public let focus: CGFloat
  /// The pages around the present one, with their positions.
  public let stops: [(page: Int, place: CGFloat)]
  /// Where the view would have coasted to after the last drag, and where the chosen page is.
  public let natural: CGFloat?
  public let chosen: CGFloat?
  public let facts: [(String, Value)]

  private static let pagesAround = 6

  public init(_ layout: SnapFlowLayout, in view: UICollectionView) {
    let isHorizontal = layout.scrollDirection == .horizontal
    let bounds = view.bounds
    let visible = bounds.inset(by: view.adjustedContentInset)
    let inset = isHorizontal ? layout.sectionInset.left : layout.sectionInset.top
    let (low, high) =
      isHorizontal ? (visible.minX, visible.maxX) : (visible.minY, visible.maxY)
    let focus =
      switch layout.pageAlignment {
      case .leading: low + (layout.leadingMargin ?? inset)
      case .center: (low + high) / 2
      case .trailing: high
      }
    let offset = isHorizontal ? bounds.minX : bounds.minY
    /// Converts a position in the content to the screen.
    func place(_ coordinate: CGFloat) -> CGFloat {
      let point =
        isHorizontal
        ? CGPoint(x: coordinate, y: bounds.midY) : CGPoint(x: bounds.midX, y: coordinate)
      let seen = view.convert(point, to: nil)
      return isHorizontal ? seen.x : seen.y
    }
    func place(ofOffset stop: CGFloat) -> CGFloat { place(focus + stop - offset) }

    area = view.convert(bounds, to: nil)
    viewport = view.convert(visible, to: nil)
    self.isHorizontal = isHorizontal
    self.focus = place(focus)
    let pages = layout.pageStops
    let present = pages.nearestPage(to: offset) ?? 0
    let around = present - Self.pagesAround...present + Self.pagesAround
    stops = around.filter { pages.count > 0 && pages.clamped($0) == $0 }
      .map { (pages.realPage($0), place(ofOffset: pages[$0])) }
    let release = layout.lastRelease
    natural = release.map { place(ofOffset: $0.proposedOffset) }
    let page = release.flatMap { layout.page(for: $0, stops: pages) }
    chosen = page.map { place(ofOffset: pages[$0]) }
    facts =
      Self.facts(of: layout, offset: offset) + Self.facts(of: release, page: page, layout)
  }

  private static func facts(of layout: SnapFlowLayout, offset: CGFloat) -> [(String, Value)] {
    let count = layout.numberOfPages
    return [
      // A person counts from 1.
      ("page", .text("\(min(layout.currentPage + 1, count)) of \(count)")),
      ("page position", .number(Double(layout.pagePosition) + 1)),
      ("offset", .number(Double(offset))),
    ]
  }

  private static func facts(
    of release: DragRelease?, page: Int?, _ layout: SnapFlowLayout
  ) -> [(String, Value)] {
    guard let release else { return [("last release", .text("none yet"))] }
    let clause = layout.releasePolicy.clause(for: release, stops: layout.pageStops)
    return [
      ("released at", .number(Double(release.releaseOffset))),
      ("velocity", .text("\((release.velocity * 1000).rounded() / 1000) points/ms")),
      ("would coast to", .number(Double(release.proposedOffset))),
      ("chosen page", page.map { .count(layout.pageStops.realPage($0) + 1) } ?? .text("none")),
      ("by the clause", .text(clause.map(Self.words) ?? "none")),
    ]
  }

  private static func words(_ clause: ReleaseClause) -> String {
    switch clause {
    case .settles: "settles: no flick; the turn fraction decides"
    case .coasts: "coasts: a flick without a limit"
    case .turns: "turns: a flick, at least a page, at most the limit"
    case .cancels: "cancels: a flick against the drag"
    }
  }
}

extension LayoutSight.Value {
  /// The value as text, rounded to a tenth of a point.
  public var text: String {
    switch self {
    case .count(let count): "\(count)"
    case .number(let number): "\((number * 10).rounded() / 10)"
    case .text(let text): text
    }
  }
}
