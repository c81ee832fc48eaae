import SnapCarousel
import SnapLayouts
import UIKit

/// The layouts that are measured.
enum Subject: String, CaseIterable, Sendable {
  case plain, invalidating, floor, textbook, textbookLoop
  case base, shelf, picker, banner
  /// The comparison for the banner: pages of the same length.
  case plainPages
  /// Snap layouts for measuring effects: with such pages, with items that touch or overlap, and as a loop.
  case pages, touching, overlapping, loop
  /// Looks as other libraries do them.
  case peerCarousel, bridgedCarousel
  case peerLinear, peerCoverFlow, peerCube, peerCrossFade, peerScale
  /// Whole views.
  case carouselView, labeledPager

  var name: String {
    switch self {
    case .plain: "plain flow layout"
    case .invalidating: "plain with invalidation"
    case .floor: "floor for a zoom"
    case .textbook: "textbook carousel"
    case .textbookLoop: "textbook loop"
    case .base: "SnapFlowLayout"
    case .shelf: "GroupPagingLayout"
    case .picker: "CenteredPickerLayout"
    case .banner: "InfiniteBannerLayout"
    case .plainPages: "plain with invalidation, pages"
    case .pages: "SnapFlowLayout, pages"
    case .touching: "SnapFlowLayout, no gaps"
    case .overlapping: "SnapFlowLayout, dense"
    case .loop: "SnapFlowLayout, loop"
    case .peerCarousel: "a carousel layout"
    case .bridgedCarousel: "a carousel layout with bridged copies"
    case .peerLinear: "a linear pager"
    case .peerCoverFlow: "a cover flow pager"
    case .peerCube: "a cube layout"
    case .peerCrossFade: "a cross-fade layout"
    case .peerScale: "cells scaled by the delegate"
    case .carouselView: "CarouselView"
    case .labeledPager: "a pager with labels"
    }
  }

  @MainActor var layout: UICollectionViewLayout {
    switch self {
    case .plain, .peerScale, .carouselView, .labeledPager: UICollectionViewFlowLayout()
    case .invalidating, .plainPages: InvalidatingLayout()
    case .floor: ZoomFloorLayout()
    case .textbook, .textbookLoop: TextbookLayout()
    case .base, .pages, .touching, .overlapping, .loop: SnapFlowLayout()
    case .shelf: GroupPagingLayout()
    case .picker: CenteredPickerLayout()
    case .banner: InfiniteBannerLayout()
    case .peerCarousel: PeerCarousel()
    case .bridgedCarousel: BridgedPeerCarousel()
    case .peerLinear: PeerLinearPager()
    case .peerCoverFlow: PeerCoverFlowPager()
    case .peerCube: PeerCube()
    case .peerCrossFade: PeerCrossFade()
    }
  }

  /// A new view with that many items; nil for a layout.
  @MainActor func view(itemCount: Int) -> UIView? {
    guard self == .carouselView || self == .labeledPager else { return nil }
    let (texts, picture) = ((0..<itemCount).map { "Item \($0)" }, UIImage())
    if self == .labeledPager { return LabeledPager(texts: texts, picture: picture) }
    let view = CarouselView()
    view.items = texts.map { .image(picture, caption: $0) }
    return view
  }

  /// The number of repetitions of the data.
  var repeats: Int { self == .textbookLoop ? 100 : 1 }

  /// Whether its items are as long as the viewport.
  var hasPages: Bool {
    [.banner, .plainPages, .pages, .peerCube, .peerCrossFade].contains(self)
  }

  /// Whether it stands for layouts that rest with an item in the middle.
  var standsForCentered: Bool {
    [.floor, .textbook, .peerCarousel, .bridgedCarousel, .peerLinear, .peerCoverFlow, .peerScale]
      .contains(self)
  }

  /// The gap between items in points.
  var spacing: Double {
    switch self {
    case .peerCoverFlow: PeerCoverFlowPager.spacing
    // Our cover flow moves items together by what they lose in width, so that they are as dense on the screen.
    case .overlapping: PeerCoverFlowPager.spacing + 200 * (1 - cos(.pi / 4))
    case .touching, .peerCarousel, .bridgedCarousel: 0
    default: hasPages ? 0 : 10
    }
  }
}
