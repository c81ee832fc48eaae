/// The images that a carousel view needs at present, which the browser loads as soon as they are shown.
final class CarouselImages {
  enum Need: Hashable {
    case shown, ahead
  }

  var loader: any ImageLoading { didSet { images = [:] } }
  var onArrival: (() -> Void)?
  var onFailure: ((URL, ImageLoadingError) -> Void)?

  private var images: [URL: UIImage] = [:]

  init(loader: any ImageLoading) { self.loader = loader }

  subscript(url: URL) -> UIImage? { images[url] }

  func update(_ needs: [URL: Need], pixelSize: CGSize) {
    images = images.filter { needs[$0.key] != nil }
    for url in needs.keys where images[url] == nil {
      images[url] = loader.cachedImage(for: url, pixelSize: pixelSize)
    }
  }

  func pause() {}
  func keep(only urls: Set<URL>) { images = images.filter { urls.contains($0.key) } }
  func forgetFailures() {}
}
