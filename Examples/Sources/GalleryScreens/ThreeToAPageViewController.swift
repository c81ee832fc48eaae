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
    let top = headingView.frame.maxY + 6
    let room = max(0, area.maxY - top - 28)
    if area.width > area.height {
      placeSideBySide(in: CGRect(x: area.minX, y: top, width: area.width, height: room))
    } else {
      let width = min(area.width - 40, max(270, ((area.width - 40) * 0.84).rounded()))
      let heights = (
        wide.height(forWidth: view.bounds.width), narrow.height(forWidth: width)
      )
      // On a screen that isn't tall, both get shorter, and none loses its dots.
      let share = min(1, max(0, room - 14) / (heights.0 + heights.1))
      wide.frame = CGRect(
        x: view.bounds.minX, y: top, width: view.bounds.width,
        height: (heights.0 * share).rounded(.down))
      narrow.frame = view.directed(
        CGRect(
          x: area.minX + 20, y: wide.frame.maxY + 14, width: width,
          height: (heights.1 * share).rounded(.down)))
    }
  }

  /// A screen that is wider than tall has no room for one below the other.
  private func placeSideBySide(in area: CGRect) {
    let (left, right) = area.divided(atDistance: (area.width * 0.6).rounded(), from: .minXEdge)
    wide.frame = view.directed(left)
    narrow.frame = view.directed(right.divided(atDistance: 20, from: .maxXEdge).remainder)
  }
}
