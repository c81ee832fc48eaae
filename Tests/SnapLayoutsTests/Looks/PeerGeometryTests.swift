import Foundation
import SnapLayouts
import Testing
import UIKit

/// The equivalents of other libraries' effects on the page "Effects", compared corner by corner.
@MainActor
struct PeerGeometryTests {
  typealias Point = ProjectedItem.Point

  @Test func `as in FSPagerView, cover flow`() {
    let stage = EffectStage([], length: 200, spacing: -111)
    EffectSnippets.fsCoverFlow(layout: stage.screen.layout)
    stage.screen.view.layoutIfNeeded()
    stage.expect { progress, point in
      let side = min(max(-progress, -1), 1)
      let angle = sin(side * .pi / 2) * .pi / 4 * 1.5
      // The item moves back, and then turns about its old place.
      let back = -89 * 0.5 * abs(side)
      let x = point.along * cos(angle) + back * sin(angle)
      let z = -point.along * sin(angle) + back * cos(angle)
      let nearness = 1 / (1 - 0.002 * z)
      return Point(along: progress * 89 + x * nearness, across: point.across * nearness)
    }
  }

  @Test func `as in AnimatedCollectionViewLayout, snap in`() throws {
    let snap = EffectStage([])
    EffectSnippets.snapInAnimator(layout: snap.screen.layout)
    snap.screen.view.layoutIfNeeded()
    let way = 4 - snap.scroll(toPage: 3.25)
    // The distance counts from where the page appears.
    let end = way - 1
    let next = try #require(snap.item(4))
    let scale = 0.8 - end * 0.2
    #expect(abs(next.attributes.transform3D.m11 - scale) < 1e-9)
    #expect(abs(next.attributes.alpha - abs(end)) < 1e-9)
    let middle = next.shown(Point(along: 0, across: 0)).along
    #expect(abs(middle - (way * 375 + (1 - pow(abs(end), 3)) * 375 / 4 * scale)) < 1e-9)
  }

  @Test func `as in UPCarouselFlowLayout, spacing, overlap, scale and alpha`() throws {
    let stage = EffectStage([], length: 200, spacing: 0)
    EffectSnippets.fixedSpacing(layout: stage.screen.layout)
    stage.screen.layout.itemSize.height = EffectStage.breadth
    stage.screen.view.layoutIfNeeded()
    #expect(stage.screen.layout.minimumLineSpacing == 0)
    for (page, rows) in [
      (3, [(3, 1), (4, 0.6), (2, 0.6)]), (3.5, [(3, 0.8), (4, 0.8)]), (3.25, [(3, 0.9), (4, 0.7)]),
    ] as [(CGFloat, [(Int, CGFloat)])] {
      stage.scroll(toPage: page)
      for (number, expected) in rows {
        let item = try #require(stage.item(number))
        #expect(abs(item.attributes.transform3D.m11 - expected) < 1e-9)
        #expect(abs(item.attributes.alpha - expected) < 1e-9)
        let middle = item.shown(Point(along: 0, across: 0)).along
        #expect(abs(middle - (CGFloat(number) - page) * 200) < 1e-9)
      }
    }
  }
}
