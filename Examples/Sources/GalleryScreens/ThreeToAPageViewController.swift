import SnapLayouts
import UIKit

/// The same shelf at two widths: from edge to edge, and on a card.
public final class ThreeToAPageViewController: UIViewController, GalleryScreen {
  private let headingView = HeadingView(prompt: "At any width", title: "Three to a page")
  private let wide = ThreeToAPageView()
  private let narrow = ThreeToAPageView()

  public var currentPage: Int { wide.layout.currentPage }

  public var mainLayout: SnapFlowLayout? { wide.layout }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    narrow.backgroundColor = .secondarySystemGroupedBackground
    narrow.layer.cornerRadius = 18
    narrow.clipsToBounds = true
    for subview in [headingView, wide, narrow] { view.addSubview(subview) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    headingView.place(in: area)
    // On a screen that isn't tall, both get lower, and none loses its dots.
    let top = headingView.frame.maxY + 6
    let room = min(386, max(0, area.maxY - top - 28))
    let height = (room * 208 / 386).rounded(.down)
    wide.frame = CGRect(x: view.bounds.minX, y: top, width: view.bounds.width, height: height)
    narrow.frame = view.directed(
      CGRect(x: area.minX + 20, y: wide.frame.maxY + 14, width: 270, height: room - height))
  }
}
