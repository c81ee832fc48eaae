import SnapLayouts
import UIKit

/// A banner view with pictures of the app and pictures from a server, including an animated and a
/// missing one.
public final class ReadyMadeBannerViewController: UIViewController, GalleryScreen {
  private let banner = BannerView(frame: .zero)
  private let headingView = HeadingView(prompt: "From here and from afar", title: "Today")
  private let server: URL

  public var currentPage: Int { banner.currentIndex }

  /// The layout inside the banner view, which is not public.
  public var mainLayout: SnapFlowLayout? {
    banner.subviews.lazy.compactMap { $0 as? UICollectionView }.first?.collectionViewLayout
      as? SnapFlowLayout
  }

  public var knobOwner: KnobOwner? { .banner(banner) }

  /// - Parameters:
  ///   - server: The URL of a folder with the pictures that aren't part of the app.
  ///   - loader: The loader of these pictures.
  public init(server: URL, loader: any ImageLoading) {
    self.server = server
    super.init(nibName: nil, bundle: nil)
    banner.imageLoader = loader
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  /// The names of the pictures to request from the server, which doesn't have the last one.
  public static let namesOnServer = ["boat.gif", "koala.jpg", "unicorn.jpg"]

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground

    banner.items = items
    banner.placeholder = Photograph.resource("placeholder", "png")
      .flatMap { UIImage(contentsOfFile: $0.path) }
    banner.autoplay = Autoplay(interval: 3)
    banner.transition = .parallax(portion: 0.6)
    banner.pageControlPosition = .bottomTrailing
    banner.layer.cornerRadius = 18
    banner.onSelect = { [weak self] index in self?.showCaption(of: index) }

    view.addSubview(headingView)
    view.addSubview(banner)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    headingView.place(in: area)
    banner.frame = CGRect(
      x: area.minX + 20, y: headingView.frame.maxY + 18, width: area.width - 40, height: 290)
  }

  private var items: [BannerItem] {
    let local = Photograph.named("Kingfisher", "Giraffe").compactMap { photograph in
      photograph.image.map { BannerItem.image($0, caption: photograph.remark) }
    }
    let captions = ["An evening at sea", "Sleeps most of the day", "Not seen yet"]
    let distant = zip(Self.namesOnServer, captions).map { name, caption in
      BannerItem.url(server.appendingPathComponent(name), caption: caption)
    }
    return local.prefix(1) + distant + local.dropFirst()
  }

  private func showCaption(of index: Int) { headingView.title = banner.items[index].caption }
}
