import SnapLayouts
import UIKit

/// A loop of cards, with one in the middle at a time, and a page control below.
public final class CardBannerViewController: UIViewController, GalleryScreen {
  private let headingView: HeadingView
  private let strip: CardStrip

  public var currentPage: Int { strip.layout.currentPage }

  public var mainLayout: SnapFlowLayout? { strip.layout }

  /// - Parameters:
  ///   - photographs: The pictures on the cards.
  ///   - prompt: A short text above the title.
  ///   - title: The heading of the screen.
  ///   - peek: The visible part of the cards beside the one in the middle, in points.
  public init(_ photographs: [Photograph], prompt: String, title: String, peek: CGFloat = 0) {
    headingView = HeadingView(prompt: prompt, title: title)
    strip = CardStrip(photographs, peek: peek)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(headingView)
    view.addSubview(strip)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    headingView.place(in: area)
    let top = headingView.frame.maxY + 20
    strip.frame = CGRect(
      x: view.bounds.minX, y: top, width: view.bounds.width, height: area.maxY - top)
  }
}
