import SnapLayouts
import UIKit

/// Cards that go round for ever, one in the middle at a time, and dots below them.
public final class CardBannerViewController: UIViewController, GalleryScreen {
  private let headingView: HeadingView
  private let strip: CardStrip

  public var currentPage: Int { strip.layout.currentPage }

  public var mainLayout: SnapFlowLayout? { strip.layout }

  /// - Parameters:
  ///   - photographs: What is on the cards.
  ///   - prompt: A few small words above the title.
  ///   - title: The heading of the screen.
  ///   - peek: How much of the cards beside the one in the middle looks in, in points.
  public init(_ photographs: [Photograph], prompt: String, title: String, peek: CGFloat = 0) {
    headingView = HeadingView(prompt: prompt, title: title)
    strip = CardStrip(photographs, peek: peek)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
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
