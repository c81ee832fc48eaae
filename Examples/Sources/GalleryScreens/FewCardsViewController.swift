import SnapLayouts
import UIKit

/// Two cards, which form a loop, and below them a single card, which doesn't move.
public final class FewCardsViewController: UIViewController, GalleryScreen {
  private let headingView = HeadingView(prompt: "One or the other", title: "At home")
  private let pair: CardStrip
  private let single: CardStrip

  public var currentPage: Int { pair.layout.currentPage }

  public var mainLayout: SnapFlowLayout? { pair.layout }

  /// - Parameters:
  ///   - pair: The pictures on the two cards.
  ///   - single: The picture on the single card.
  public init(pair: [Photograph], single: Photograph) {
    self.pair = CardStrip(pair)
    self.single = CardStrip([single])
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for subview in [headingView, pair, single] { view.addSubview(subview) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    headingView.place(in: area)
    let top = headingView.frame.maxY + 20
    let room = CGRect(
      x: view.bounds.minX, y: top, width: view.bounds.width, height: max(0, area.maxY - top))
    // One below the other, or side by side.
    let (first, second) =
      area.width > area.height
      ? room.divided(atDistance: (room.width / 2).rounded(), from: .minXEdge)
      : room.divided(atDistance: (room.height / 2).rounded(), from: .minYEdge)
    pair.frame = view.directed(first)
    single.frame = view.directed(second)
  }
}
