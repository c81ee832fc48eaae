import Foundation

@testable import SnapLayouts

/// The release rule word for word, for a plain list of distinct offsets.
///
/// It doesn't support shared offsets, loops, `NaN` or infinity. It is compared with the real rule
/// where these don't occur.
struct PlainReleaseRule {
  var offsets: [CGFloat]
  var pixel: CGFloat

  func page(for release: DragRelease, from start: Int, policy: ReleasePolicy) -> Int {
    let (velocity, proposed) = (release.velocity, release.proposedOffset)
    let moved = release.releaseOffset - release.startOffset
    let existing = offsets.indices
    let end = offsets.count - 1
    let step = velocity > 0 ? 1 : -1

    let goesBack = moved * velocity < 0
    var isFlick = abs(velocity) > policy.flickVelocity
    if isFlick, !goesBack, existing.contains(start + step) {
      let way = max(moved * CGFloat(step), (proposed - release.startOffset) * CGFloat(step))
      isFlick = way >= policy.flickFraction * abs(offsets[start + step] - offsets[start])
    }

    var page: Int
    if isFlick {
      page = nearest(to: proposed, toward: velocity)
      if let limit = policy.maximumPagesPerDrag {
        let origin = goesBack ? start + (moved > 0 ? 1 : -1) : start
        while (page - origin) * step < 1 { page += step }
        while (page - origin) * step > limit { page -= step }
      } else {
        let ahead = existing.filter {
          (offsets[$0] - release.releaseOffset) * CGFloat(step) > pixel / 2
        }
        let least = (step > 0 ? ahead.first : ahead.last) ?? (step > 0 ? end : 0)
        page = step > 0 ? max(page, least) : min(page, least)
      }
    } else if let exact = existing.first(where: { abs(offsets[$0] - proposed) <= pixel / 2 }) {
      page = exact
    } else if let upper = existing.first(where: { offsets[$0] > proposed }), upper > 0 {
      let isBefore = start < upper
      let (nearer, farther) = isBefore ? (upper - 1, upper) : (upper, upper - 1)
      let share = (proposed - offsets[nearer]) / (offsets[farther] - offsets[nearer])
      page = share >= policy.turnFraction ? farther : nearer
    } else {
      page = proposed < offsets[0] ? 0 : end
    }
    if let limit = policy.maximumPagesPerDrag {
      page = min(max(page, start - limit), start + limit)
    }
    return min(max(page, 0), end)
  }

  private func nearest(to offset: CGFloat, toward velocity: CGFloat) -> Int {
    offsets.indices.reduce(0) { best, page in
      let (held, challenged) = (abs(offsets[best] - offset), abs(offsets[page] - offset))
      return challenged < held || (challenged == held && velocity >= 0) ? page : best
    }
  }
}
