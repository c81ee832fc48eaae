import SnapLayouts
import UIKit

// The code at the beginning of each section about a library of "Migrating to SnapLayouts", word for word: ``GuideTests``
// compares them, and ``MigrationSetupTests`` runs them.

// begin
@MainActor
func makePagerLayout(frame: CGRect) -> SnapFlowLayout {
  let layout = SnapFlowLayout()
  layout.scrollDirection = .horizontal
  layout.keepsOneItemPerLine = true
  layout.pageAlignment = .center
  layout.padsEdges = true
  layout.itemSize = CGSize(width: 200, height: 180)
  // The transformer .linear sets this spacing itself.
  layout.minimumLineSpacing = -0.13 * layout.itemSize.width
  layout.isLoopingEnabled = true
  layout.releasePolicy = .shelf
  layout.preferredDecelerationRate = .fast
  let span = layout.itemSize.width + layout.minimumLineSpacing
  layout.effects = [
    .zoom(focused: 1, resting: 0.65, over: span), .fade(focused: 1, resting: 0.6, over: span),
  ]
  return layout
}
// end

// begin
@MainActor
func makePagingLayout(frame: CGRect) -> SnapFlowLayout {
  let layout = SnapFlowLayout()
  layout.scrollDirection = .horizontal
  layout.keepsOneItemPerLine = true
  layout.pageAlignment = .center
  layout.padsEdges = true
  // The size of the card in the cell.
  let width = 0.6 * frame.width
  layout.itemSize = CGSize(width: width, height: 0.9 * frame.height)
  layout.releasePolicy = .paging
  layout.effects = [.carousel(sideScale: 0.6, sideAlpha: 1, spacing: .fixed(0.06 * width))]
  return layout
}
// end

// begin
@MainActor
func makeCarouselLayout(frame: CGRect) -> SnapFlowLayout {
  let layout = SnapFlowLayout()
  layout.scrollDirection = .horizontal
  layout.keepsOneItemPerLine = true
  layout.pageAlignment = .center
  layout.padsEdges = true
  layout.preferredDecelerationRate = .fast
  layout.itemSize = CGSize(width: 200, height: 200)
  layout.minimumLineSpacing = 40 - 200 * (1 - 0.6) / 2
  layout.effects = [.carousel(sideScale: 0.6, sideAlpha: 0.6, spacing: .fixed(40))]
  return layout
}
// end

// begin
@MainActor
func makeCenteredLayout(frame: CGRect) -> SnapFlowLayout {
  let layout = SnapFlowLayout()
  layout.scrollDirection = .horizontal
  layout.keepsOneItemPerLine = true
  layout.pageAlignment = .center
  layout.padsEdges = true
  layout.itemSize.height = 0.7 * frame.height
  layout.pageSizing = .fraction(0.7)
  layout.minimumLineSpacing = 20
  layout.preferredDecelerationRate = .fast
  return layout
}
// end

// begin
@MainActor
func makePeekingLayout(frame: CGRect) -> SnapFlowLayout {
  let layout = SnapFlowLayout()
  layout.scrollDirection = .horizontal
  layout.pageAlignment = .center
  layout.padsEdges = true
  layout.pageSizing = .peek(20)
  layout.fillsViewportAcross = true
  layout.minimumLineSpacing = 20
  layout.preferredDecelerationRate = .fast
  return layout
}
// end

// begin
@MainActor
func makeInfiniteLayout(frame: CGRect) -> SnapFlowLayout {
  let layout = SnapFlowLayout()
  layout.scrollDirection = .horizontal
  layout.keepsOneItemPerLine = true
  layout.pageAlignment = .center
  layout.itemSize = CGSize(width: 160, height: 160)
  layout.minimumLineSpacing = 20
  layout.isLoopingEnabled = true
  layout.releasePolicy = .shelf
  return layout
}
// end

// begin
@MainActor
func makeAnimatedLayout(frame: CGRect) -> SnapFlowLayout {
  let layout = SnapFlowLayout()
  layout.scrollDirection = .horizontal
  layout.pageAlignment = .center
  layout.pageSizing = .viewport
  layout.fillsViewportAcross = true
  layout.minimumLineSpacing = 0
  layout.releasePolicy = .paging
  layout.effects = [.cube()]
  return layout
}
// end

// begin
@MainActor
func makeGeminiLayout(frame: CGRect) -> SnapFlowLayout {
  let layout = SnapFlowLayout()
  layout.scrollDirection = .horizontal
  layout.keepsOneItemPerLine = true
  layout.pageAlignment = .center
  layout.padsEdges = true
  layout.itemSize = CGSize(width: frame.width - 80, height: 0.9 * frame.height)
  layout.minimumLineSpacing = 40
  layout.releasePolicy = .shelf
  layout.preferredDecelerationRate = .fast
  // Gemini measures from the middle of the view to where an item is out of sight.
  let wayOut = (frame.width + layout.itemSize.width) / 2
  layout.effects = [.zoom(focused: 1, resting: 0.75, over: wayOut)]
  return layout
}
// end

// begin
@MainActor
func makeCyclePagerLayout(frame: CGRect) -> SnapFlowLayout {
  let layout = SnapFlowLayout()
  layout.scrollDirection = .horizontal
  layout.keepsOneItemPerLine = true
  layout.pageAlignment = .center
  layout.padsEdges = true
  layout.itemSize = CGSize(width: 0.8 * frame.width, height: 0.8 * frame.height)
  layout.minimumLineSpacing = 15
  layout.isLoopingEnabled = true
  layout.autoplay = Autoplay(interval: 3)
  layout.releasePolicy = .shelf
  layout.preferredDecelerationRate = UIScrollView.DecelerationRate(rawValue: 1 - 0.0076)
  layout.effects = [.carousel(sideScale: 0.8, sideAlpha: 1, spacing: .fixed(15))]
  return layout
}
// end

// begin
@MainActor
func makeICarouselLayout(frame: CGRect) -> SnapFlowLayout {
  let layout = SnapFlowLayout()
  layout.scrollDirection = .horizontal
  layout.keepsOneItemPerLine = true
  layout.pageAlignment = .center
  layout.padsEdges = true
  layout.itemSize = CGSize(width: 160, height: 160)
  layout.minimumLineSpacing = 0
  return layout
}
// end
