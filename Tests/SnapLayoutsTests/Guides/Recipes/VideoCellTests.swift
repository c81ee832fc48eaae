#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

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
  private let screen = GuideScreen()
  private var layout: SnapFlowLayout { screen.layout }
  private var collectionView: UICollectionView { screen.collectionView }

  override init() {
    super.init()
    collectionView.register(VideoCell.self, forCellWithReuseIdentifier: "item")
    collectionView.delegate = self
    screen.layout = CenteredPickerLayout(replacing: screen.oldLayout)
    // begin
    layout.onSettle = { [weak self] _ in
      guard let self else { return }
      for cell in collectionView.visibleCells {
        if let indexPath = collectionView.indexPath(for: cell) { playOrPause(cell, at: indexPath) }
      }
    }
    // end
    screen.use(layout)
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

  @Test func `only the video of the page in front plays`() {
    #expect(playing == [[0, 0]])
    for page in 1...5 {
      screen.drag(by: -140)
      #expect(playing == [[0, page]])
    }
  }

  @Test func `it goes on after a reload, an insertion and a deletion`() {
    screen.drag(by: -140)
    for _ in 0..<5 {
      let item = layout.currentPage
      collectionView.reloadItems(at: [[0, item]])
      screen.simulation.runUntilRest()
      #expect(playing == [[0, item]])
      collectionView.reloadData()
      screen.simulation.runUntilRest()
      #expect(playing == [[0, item]])
      screen.source.counts[0] += 1
      collectionView.insertItems(at: [[0, 0]])
      screen.simulation.runUntilRest()
      #expect(playing == [[0, item + 1]])
      screen.source.counts[0] -= 1
      collectionView.deleteItems(at: [[0, item + 1]])
      screen.simulation.runUntilRest()
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
