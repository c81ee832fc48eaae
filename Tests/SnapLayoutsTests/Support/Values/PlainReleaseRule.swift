import Foundation

@testable import SnapLayouts

/// The release rule word for word, for a plain list of pages, each of which is a range of offsets.
///
/// It doesn't support loops, `NaN` or infinity. It is compared with the real rule where these don't
/// occur.
struct PlainReleaseRule {
  var pages: [ClosedRange<CGFloat>]
  var pixel: CGFloat

  func page(for release: DragRelease, from start: Int, policy: ReleasePolicy) -> Int {
    let (velocity, proposed) = (release.velocity, release.proposedOffset)
    let moved = release.releaseOffset - release.startOffset
    let existing = pages.indices
    let end = pages.count - 1
    let step = velocity > 0 ? 1 : -1
    let sign = CGFloat(step)

    // Inside a long page, a drag has to reach its edge first.
    let edge = step > 0 ? pages[start].upperBound : pages[start].lowerBound
    let beginsOnPage = pages[start].distance(to: release.startOffset) <= pixel / 2
    let inside = beginsOnPage ? max(0, (edge - release.startOffset) * sign) : 0

    let goesBack = moved * velocity < 0
    var isFlick = abs(velocity) > policy.flickVelocity
    if isFlick, !goesBack, existing.contains(start + step) {
      let way = max(moved * sign, (proposed - release.startOffset) * sign) - inside
      isFlick = way >= policy.flickFraction * gap(start, start + step)
    }

    var page: Int
    if isFlick {
      // A flick never ends short of a slower release.
      let (near, slow) = (
        nearest(to: proposed, toward: velocity), settling(at: proposed, from: start, policy)
      )
      page = step > 0 ? max(near, slow) : min(near, slow)
      if let limit = policy.maximumPagesPerDrag {
        let staysInside =
          inside > pixel / 2 && (proposed - release.startOffset) * sign <= inside && !goesBack
        let origin = goesBack ? start + (moved > 0 ? 1 : -1) : staysInside ? start - step : start
        while (page - origin) * step < 1 { page += step }
        while (page - origin) * step > limit { page -= step }
      } else {
        let ahead = existing.filter {
          let far = step > 0 ? pages[$0].upperBound : pages[$0].lowerBound
          return (far - release.releaseOffset) * sign > pixel / 2
        }
        let least = (step > 0 ? ahead.first : ahead.last) ?? (step > 0 ? end : 0)
        page = step > 0 ? max(page, least) : min(page, least)
      }
    } else {
      page = settling(at: proposed, from: start, policy)
    }
    if let limit = policy.maximumPagesPerDrag {
      page = min(max(page, start - limit), start + limit)
    }
    return min(max(page, 0), end)
  }

  private func settling(at proposed: CGFloat, from start: Int, _ policy: ReleasePolicy) -> Int {
    if let exact = pages.firstIndex(where: { $0.distance(to: proposed) <= pixel / 2 }) {
      return exact
    }
    guard let upper = pages.firstIndex(where: { $0.lowerBound > proposed }) else {
      return pages.count - 1
    }
    guard upper > 0 else { return 0 }
    let (nearer, farther) = start < upper ? (upper - 1, upper) : (upper, upper - 1)
    let share = pages[nearer].distance(to: proposed) / gap(nearer, farther)
    return share >= policy.turnFraction ? farther : nearer
  }

  private func gap(_ one: Int, _ other: Int) -> CGFloat {
    pages[max(one, other)].lowerBound - pages[min(one, other)].upperBound
  }

  private func nearest(to offset: CGFloat, toward velocity: CGFloat) -> Int {
    pages.indices.reduce(0) { best, page in
      let (held, challenged) = (pages[best].distance(to: offset), pages[page].distance(to: offset))
      return challenged < held || (challenged == held && velocity >= 0) ? page : best
    }
  }
}
