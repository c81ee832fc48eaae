#if canImport(UIKit)
import UIKit

/// The images of URLs that a banner needs at present, and no others.
///
/// An image belongs to its URL, never to a cell. So one that arrives late is shown by whatever shows
/// that URL then, and if nothing does, it is dropped.
@MainActor
final class BannerImages {
  /// What an image is needed for.
  enum Need: Hashable {
    /// It is on the screen.
    case shown
    /// It is the next one.
    case ahead
  }

  /// Where images come from; what came from another loader is forgotten.
  var loader: any ImageLoading { didSet { entries = [:] } }

  /// Called when an image has arrived.
  var onArrival: (() -> Void)?

  /// Called when an image that is shown could not be loaded.
  var onFailure: ((URL, any Error) -> Void)?

  private struct Entry {
    var need: Need
    var image: UIImage?
    /// For what size the image was loaded, in pixels.
    var pixelSize = CGSize.zero
    var load = Load.idle

    func suffices(for size: CGSize) -> Bool {
      image != nil && pixelSize.width >= size.width && pixelSize.height >= size.height
    }
  }

  private enum Load {
    /// Nothing is loaded.
    case idle
    /// The image is loaded as long as this is kept.
    case running(ImageLoad)
    /// The load has come to nothing, and is not tried again for the same need.
    case failed
  }

  private var entries: [URL: Entry] = [:]

  init(loader: any ImageLoading) { self.loader = loader }

  /// The image of a URL that is needed, if it is at hand.
  subscript(url: URL) -> UIImage? { entries[url]?.image }

  /// The work that loads the image of a URL at present.
  func task(for url: URL) -> Task<Void, Never>? {
    guard case .running(let load) = entries[url]?.load else { return nil }
    return load.task
  }

  /// The URLs whose images are being loaded.
  var loadingURLs: Set<URL> { Set(entries.keys.filter { task(for: $0) != nil }) }

  /// How many images are kept.
  var imageCount: Int { entries.values.filter { $0.image != nil }.count }

  /// Loads what is needed, and drops the rest.
  ///
  /// - Parameters:
  ///   - needs: The URLs that are needed.
  ///   - pixelSize: The size of the view that shows the images, in pixels.
  func update(_ needs: [URL: Need], pixelSize: CGSize) {
    entries = entries.filter { needs[$0.key] != nil }
    for (url, need) in needs {
      if entries[url]?.need != need {
        entries[url, default: Entry(need: need)].need = need
        retry(url)
      }
      getImage(of: url, pixelSize: pixelSize)
    }
  }

  /// Loads nothing more for the time being; images that have arrived stay.
  func pause() {
    for url in entries.keys { entries[url]?.load = .idle }
  }

  /// Drops what belongs to other URLs than these.
  func keep(only urls: Set<URL>) { entries = entries.filter { urls.contains($0.key) } }

  /// Has what has failed tried again.
  func forgetFailures() { for url in entries.keys { retry(url) } }

  private func retry(_ url: URL) {
    if case .failed = entries[url]?.load { entries[url]?.load = .idle }
  }

  private func getImage(of url: URL, pixelSize: CGSize) {
    guard let entry = entries[url], case .idle = entry.load, !entry.suffices(for: pixelSize)
    else { return }
    if let image = loader.cachedImage(for: url, pixelSize: pixelSize) {
      entries[url]?.image = image
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
    entries[url]?.load = .running(ImageLoad(task))
  }

  private func finish(_ url: URL, pixelSize: CGSize, with result: Result<UIImage, any Error>) {
    switch result {
    case .success(let image):
      entries[url]?.load = .idle
      entries[url]?.image = image
      entries[url]?.pixelSize = pixelSize
      onArrival?()
    case .failure(let error):
      entries[url]?.load = .failed
      // What has not been seen is loaded again when it is, and told if that fails too.
      if entries[url]?.need == .shown, !(error is CancellationError) { onFailure?(url, error) }
    }
  }
}
#endif
