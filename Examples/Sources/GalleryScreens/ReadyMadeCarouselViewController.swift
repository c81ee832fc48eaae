import SnapCarousel
import SnapLayouts
import UIKit

/// A carousel view with pictures of the app and pictures from a server, including an animated and a
/// missing one.
public final class ReadyMadeCarouselViewController: UIViewController, GalleryScreen {
  private let carousel = CarouselView(frame: .zero)
  private let headingView = HeadingView(prompt: "From here and from afar", title: "Today")
  private let server: URL

  /// Large captions have no room for dots beside them.
  private var hasLargeText = false {
    didSet {
      guard hasLargeText != oldValue else { return }
      carousel.pageControlPosition = hasLargeText ? .bottomCenter : .bottomTrailing
      carousel.captionFont = hasLargeText ? .systemFont(ofSize: 24) : captionFont
    }
  }
  private let captionFont: UIFont

  public var currentPage: Int { carousel.currentIndex }

  /// The layout inside the carousel view, which is not public.
  public var mainLayout: SnapFlowLayout? {
    carousel.subviews.lazy.compactMap { $0 as? UICollectionView }.first?.collectionViewLayout
      as? SnapFlowLayout
  }

  public var knobOwner: KnobOwner? { .carousel(carousel) }

  /// - Parameters:
  ///   - server: The URL of a folder with the pictures that aren't part of the app.
  ///   - loader: The loader of these pictures.
  public init(server: URL, loader: any ImageLoading) {
    self.server = server
    captionFont = carousel.captionFont
    super.init(nibName: nil, bundle: nil)
    carousel.imageLoader = loader
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  /// The names of the pictures to request from the server, which doesn't have the last one.
  public static let namesOnServer = ["boat.gif", "koala.jpg", "unicorn.jpg"]

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground

    carousel.items = items
    carousel.placeholder = Photograph.resource("placeholder", "png")
      .flatMap { UIImage(contentsOfFile: $0.path) }
    carousel.autoplay = Autoplay(interval: 3)
    carousel.transition = .parallax(portion: 0.6)
    carousel.pageControlPosition = .bottomTrailing
    carousel.layer.cornerRadius = 18
    carousel.onSelect = { [weak self] index in self?.showCaption(of: index) }

    view.addSubview(headingView)
    view.addSubview(carousel)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    headingView.place(in: area)
    hasLargeText = view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let top = headingView.frame.maxY + 18
    let fullWidth = area.width - 40
    let height = max(0, min(max(290, fullWidth * 0.75), area.maxY - top - 12))
    // A wider view would cut the heads off.
    let width = min(fullWidth, (height / 0.75).rounded())
    carousel.frame = CGRect(
      x: (area.midX - width / 2).rounded(), y: top, width: width, height: height)
    headingView.frame.origin.x = carousel.frame.minX
    headingView.frame.size.width = width
  }

  private var items: [CarouselItem] {
    let local = Photograph.named("Red Panda", "Giraffe").compactMap { photograph in
      photograph.cover.map { CarouselItem.image($0, caption: photograph.remark) }
    }
    let captions = ["An evening at sea", "Sleeps most of the day", "Not seen yet"]
    let distant = zip(Self.namesOnServer, captions).map { name, caption in
      CarouselItem.url(server.appendingPathComponent(name), caption: caption)
    }
    return local.prefix(1) + distant + local.dropFirst()
  }

  private func showCaption(of index: Int) { headingView.title = carousel.items[index].caption }
}
