#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

// The code between `begin` and `end` is in a recipe, word for word.

/// A cell that would play a video.
private final class VideoCell: UICollectionViewCell {
  private(set) var isPlaying = false

  func play() { isPlaying = true }

  // begin
  override func prepareForReuse() {
    super.prepareForReuse()
    pause()
  }
  // end

  func pause() { isPlaying = false }
}

@MainActor
final class VideoCellTests: NSObject, UICollectionViewDelegate {
  private let layout = CenteredPickerLayout()
  private let source = Items(counts: [9])
  private let collectionView: UICollectionView
  private let simulation = Simulation.unchosen(size: CGSize(width: 300, height: 120))

  override init() {
    layout.itemSize = CGSize(width: 120, height: 100)
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 120), collectionViewLayout: layout)
    super.init()
    collectionView.show(source)
    collectionView.register(VideoCell.self, forCellWithReuseIdentifier: "item")
    collectionView.delegate = self
    // begin
    layout.onSettle = { [weak self] _ in
      guard let self else { return }
      for cell in collectionView.visibleCells {
        if let indexPath = collectionView.indexPath(for: cell) { playOrPause(cell, at: indexPath) }
      }
    }
    // end
    simulation.show(collectionView)
    simulation.run(for: 0.1)
  }

  // begin
  private func playOrPause(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    guard let cell = cell as? VideoCell else { return }
    let isInFront = layout.indexPaths(inPage: layout.currentPage).contains(indexPath)
    isInFront ? cell.play() : cell.pause()
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    playOrPause(cell, at: indexPath)
  }
  // end

  private var playing: [IndexPath] {
    collectionView.visibleCells.filter { ($0 as? VideoCell)?.isPlaying == true }
      .compactMap(collectionView.indexPath)
  }

  private func drag(by distance: CGFloat) {
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 60), by: CGPoint(x: distance, y: 0), over: 0.4, hold: 0.2)
    simulation.runUntilRest()
  }

  @Test func `only the video of the page in front plays`() {
    #expect(playing == [[0, 0]])
    for page in 1...5 {
      drag(by: -130)
      #expect(playing == [[0, page]])
    }
  }

  @Test func `it goes on after a reload, an insertion and a deletion`() {
    drag(by: -130)
    for _ in 0..<5 {
      let item = layout.currentPage
      collectionView.reloadItems(at: [[0, item]])
      simulation.runUntilRest()
      #expect(playing == [[0, item]])
      collectionView.reloadData()
      simulation.runUntilRest()
      #expect(playing == [[0, item]])
      source.counts[0] += 1
      collectionView.insertItems(at: [[0, 0]])
      simulation.runUntilRest()
      #expect(playing == [[0, item + 1]])
      source.counts[0] -= 1
      collectionView.deleteItems(at: [[0, item + 1]])
      simulation.runUntilRest()
      #expect(playing == [[0, layout.currentPage]])
    }
  }

  @Test func `a reused cell doesn't play on`() {
    let cell = VideoCell()
    cell.play()
    cell.prepareForReuse()
    #expect(!cell.isPlaying)
  }
}
#endif
