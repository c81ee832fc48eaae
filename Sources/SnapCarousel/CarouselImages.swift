#if canImport(UIKit)
import UIKit

/// The images that a carousel needs at present.
///
/// An image belongs to its URL, never to a cell. When it arrives late, it appears in the cell that
/// then shows the URL; if there is none, it is dropped.
@MainActor
final class CarouselImages {
  /// The reason why an image is needed.
  enum Need: Hashable {
    /// The image is on the screen.
    case shown
    /// The image is the next one.
    case ahead
  }

  /// The loader of the images; a new loader discards the images of the old one.
  var loader: any ImageLoading { didSet { entries = [:] } }

  /// Called when an image has loaded.
  var onArrival: (() -> Void)?

  /// Called when an image on the screen has failed to load.
  var onFailure: ((URL, any Error) -> Void)?

  // A class, because changes of a value in a dictionary are much more code.
  private final class Entry {
    var need: Need
    var image: UIImage?
    /// The size for which the image was loaded, in pixels.
    var pixelSize = CGSize.zero
    var load = Load.idle

    init(need: Need) { self.need = need }

    func suffices(for size: CGSize) -> Bool {
      image != nil && pixelSize.width >= size.width && pixelSize.height >= size.height
    }
  }

  private enum Load {
    /// No load is running.
    case idle
    /// The image is loading; releasing the value cancels the load.
    case running(ImageLoad)
    /// The load has failed; it isn't repeated for the same need.
    case failed
  }

  private var entries: [URL: Entry] = [:]

  init(loader: any ImageLoading) { self.loader = loader }

  /// The image of a URL, if it has loaded.
  subscript(url: URL) -> UIImage? { entries[url]?.image }

  /// The task that loads the image of a URL at present.
  func task(for url: URL) -> Task<Void, Never>? {
    guard case .running(let load) = entries[url]?.load else { return nil }
    return load.task
  }

  /// The URLs whose images are being loaded.
  var loadingURLs: Set<URL> { Set(entries.keys.filter { task(for: $0) != nil }) }

  /// The number of images in memory.
  var imageCount: Int { entries.values.filter { $0.image != nil }.count }

  /// Loads the images that are needed, and drops the others.
  ///
  /// - Parameters:
  ///   - needs: The URLs that are needed.
  ///   - pixelSize: The size of the view that shows the images, in pixels.
  func update(_ needs: [URL: Need], pixelSize: CGSize) {
    keep(only: Set(needs.keys))
    for (url, need) in needs {
      let entry = entries[url] ?? Entry(need: need)
      if entry.need != need { retry(entry) }
      (entries[url], entry.need) = (entry, need)
      getImage(of: url, for: entry, pixelSize: pixelSize)
    }
  }

  /// Stops loading for now; images that have loaded stay.
  func pause() {
    for entry in entries.values { entry.load = .idle }
  }

  /// Drops everything that belongs to other URLs.
  func keep(only urls: Set<URL>) { entries = entries.filter { urls.contains($0.key) } }

  /// Allows another attempt for images that have failed to load.
  func forgetFailures() { for entry in entries.values { retry(entry) } }

  private func retry(_ entry: Entry) {
    if case .failed = entry.load { entry.load = .idle }
  }

  private func getImage(of url: URL, for entry: Entry, pixelSize: CGSize) {
    guard case .idle = entry.load, !entry.suffices(for: pixelSize) else { return }
    if let image = loader.cachedImage(for: url, pixelSize: pixelSize) {
      (entry.image, entry.pixelSize) = (image, pixelSize)
      return
    }
    let task = Task { [weak self, loader] in
      let result: Result<UIImage, any Error>
      do {
        result = .success(try await loader.image(for: url, pixelSize: pixelSize))
      } catch {
        result = .failure(error)
      }
      // Releasing a load cancels its task, so a task that isn't cancelled still belongs to the
      // entry.
      guard !Task.isCancelled else { return }
      self?.finish(url, pixelSize: pixelSize, with: result)
    }
    entry.load = .running(ImageLoad(task))
  }

  private func finish(_ url: URL, pixelSize: CGSize, with result: Result<UIImage, any Error>) {
    let entry = entries[url]
    switch result {
    case .success(let image):
      entry?.load = .idle
      entry?.image = image
      entry?.pixelSize = pixelSize
      onArrival?()
    case .failure(let error):
      entry?.load = .failed
      // Report only visible images; others are loaded again when they become visible, and reported
      // then.
      if entry?.need == .shown, !(error is CancellationError) { onFailure?(url, error) }
    }
  }
}

/// A task that is cancelled when this object is released.
private final class ImageLoad: Sendable {
  let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  deinit { task.cancel() }
}
#endif
