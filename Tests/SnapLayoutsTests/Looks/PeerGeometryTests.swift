import Foundation
import SnapLayouts
import Testing
import UIKit

/// The equivalents of other libraries' effects on the page "Effects", compared corner by corner.
@MainActor
struct PeerGeometryTests {
  typealias Point = ProjectedItem.Point

  @Test(arguments: [false, true])
  func `as in FSPagerView, the wheel of fourteen items`(inverted: Bool) {
    let stage = EffectStage(
      [
        .ferrisWheel(angle: .pi / 7, inverted: inverted),
        .fade(focused: 1, resting: 0.6, over: 85, falloff: .step),
      ], length: 200, spacing: -30)
    let radius = 170 * 14 / (2 * CGFloat.pi) * (inverted ? -1 : 1)
    stage.expect(within: 3.5) { progress, point in
      let turn = progress * 2 * .pi / 14 * (inverted ? -1 : 1)
      let (along, across) = (point.along, point.across - radius)
      return Point(
        along: along * cos(turn) - across * sin(turn),
        across: along * sin(turn) + across * cos(turn) + radius)
    }
    stage.scroll(toPage: 3.25)
    #expect(stage.item(3)?.attributes.alpha == 1)
    #expect(stage.item(4)?.attributes.alpha == 0.6)
  }

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

  @Test func `as in FSPagerView, depth, and the sizes of overlap and linear`() throws {
    let depth = EffectStage([.depth(scale: 0.5)])
    let position = depth.scroll(toPage: 3.4)
    let way = 4 - position
    let next = try #require(depth.item(4))
    #expect(abs(next.attributes.alpha - (1 - way)) < 1e-9)
    #expect(abs(next.corners[1].along - 187.5 * (0.5 + 0.5 * (1 - way))) < 1e-9)
    let overlap = EffectStage(
      [.zoom(focused: 1, resting: 0.65, over: 122), .fade(focused: 1, resting: 0.6, over: 122)],
      length: 200, spacing: -78)
    overlap.expect { progress, point in
      let scale = max(1 - 0.35 * abs(progress), 0.65)
      return Point(along: progress * 122 + scale * point.along, across: scale * point.across)
    }
  }

  @Test func `as in AnimatedCollectionViewLayout, the cube, from another eye`() throws {
    // Its pages turn about the edge, by a quarter turn per page; the edge stays in the plane of the
    // screen.
    let stage = EffectStage([.cube()])
    let position = stage.scroll(toPage: 3.3)
    let edge = (4 - position) * 375 - 187.5
    let (earlier, later) = (try #require(stage.item(3)), try #require(stage.item(4)))
    #expect(abs(earlier.corners[1].along - edge) < 1e-9)
    #expect(abs(later.corners[0].along - edge) < 1e-9)
    #expect(abs(later.corners[0].across + 45) < 1e-9)
  }

  @Test func `as in AnimatedCollectionViewLayout, rotate in and out, and snap in`() throws {
    let spin = EffectStage([.spin(angle: .pi / 4), .fade(focused: 1, resting: 0, over: 375)])
    let position = spin.scroll(toPage: 3.25)
    for number in [3, 4] {
      let progress = CGFloat(number) - position
      let item = try #require(spin.item(number))
      #expect(abs(item.attributes.alpha - (1 - abs(progress))) < 1e-9)
      #expect(abs(item.attributes.transform3D.m12 - sin(progress * .pi / 4)) < 1e-9)
    }
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
