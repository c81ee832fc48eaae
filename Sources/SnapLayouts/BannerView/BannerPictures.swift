#if canImport(UIKit)
import UIKit

/// The pictures of URLs that a banner needs at present, and no others.
///
/// A picture belongs to its URL, never to a cell. So one that arrives late is shown by whatever shows
/// that URL then, and if nothing does, it is dropped.
@MainActor
final class BannerPictures {
  /// What a picture is needed for.
  enum Need: Hashable {
    /// It is on the screen.
    case shown
    /// It is the next one.
    case ahead
  }

  /// Where pictures come from; what came from another loader is forgotten.
  var loader: any ImageLoading { didSet { entries = [:] } }

  /// Called when a picture has arrived.
  var onArrival: (() -> Void)?

  /// Called when a picture that is shown could not be loaded.
  var onFailure: ((URL, any Error) -> Void)?

  private struct Entry {
    var need: Need
    var picture: UIImage?
    /// For what size the picture was loaded, in pixels.
    var pixelSize = CGSize.zero
    var load: PictureLoad?
    /// The load has come to nothing, and is not tried again for the same need.
    var hasFailed = false
  }

  private var entries: [URL: Entry] = [:]

  init(loader: any ImageLoading) { self.loader = loader }

  /// The picture of a URL that is needed, if it is at hand.
  subscript(url: URL) -> UIImage? { entries[url]?.picture }

  /// The work that loads the picture of a URL at present.
  func task(for url: URL) -> Task<Void, Never>? { entries[url]?.load?.task }

  /// The URLs whose pictures are being loaded.
  var loadingURLs: Set<URL> { Set(entries.filter { $0.value.load != nil }.keys) }

  /// How many pictures are kept.
  var pictureCount: Int { entries.values.filter { $0.picture != nil }.count }

  /// Loads what is needed, and drops the rest.
  ///
  /// - Parameters:
  ///   - needs: The URLs that are needed.
  ///   - pixelSize: The size of the view that shows the pictures, in pixels.
  func update(_ needs: [URL: Need], pixelSize: CGSize) {
    entries = entries.filter { needs[$0.key] != nil }
    for (url, need) in needs {
      if entries[url]?.need != need {
        entries[url, default: Entry(need: need)].need = need
        entries[url]?.hasFailed = false
      }
      getPicture(of: url, pixelSize: pixelSize)
    }
  }

  /// Loads nothing more for the time being; pictures that have arrived stay.
  func pause() {
    for url in entries.keys {
      entries[url]?.load = nil
      entries[url]?.hasFailed = false
    }
  }

  /// Drops what belongs to other URLs than these.
  func keep(only urls: Set<URL>) { entries = entries.filter { urls.contains($0.key) } }

  /// Has what has failed tried again.
  func forgetFailures() { for url in entries.keys { entries[url]?.hasFailed = false } }

  private func getPicture(of url: URL, pixelSize: CGSize) {
    guard let entry = entries[url], entry.load == nil, !entry.hasFailed else { return }
    let suffices =
      entry.picture != nil && entry.pixelSize.width >= pixelSize.width
      && entry.pixelSize.height >= pixelSize.height
    guard !suffices else { return }
    if let picture = loader.cachedImage(for: url, pixelSize: pixelSize) {
      entries[url]?.picture = picture
      entries[url]?.pixelSize = pixelSize
    } else {
      load(url, pixelSize: pixelSize)
    }
  }

  private func load(_ url: URL, pixelSize: CGSize) {
    let loader = loader
    let task = Task { [weak self] in
      let result: Result<UIImage, any Error>
      do {
        result = .success(try await loader.image(for: url, pixelSize: pixelSize))
      } catch {
        result = .failure(error)
      }
      // Whoever lets go of a load cancels it; so a task that goes on is the one of the entry.
      guard !Task.isCancelled else { return }
      self?.finish(url, pixelSize: pixelSize, with: result)
    }
    entries[url]?.load = PictureLoad(task)
  }

  private func finish(_ url: URL, pixelSize: CGSize, with result: Result<UIImage, any Error>) {
    entries[url]?.load = nil
    switch result {
    case .success(let picture):
      entries[url]?.picture = picture
      entries[url]?.pixelSize = pixelSize
      onArrival?()
    case .failure(let error):
      entries[url]?.hasFailed = true
      // What has not been seen is loaded again when it is, and told if that fails too.
      if entries[url]?.need == .shown, !(error is CancellationError) { onFailure?(url, error) }
    }
  }
}
#endif
