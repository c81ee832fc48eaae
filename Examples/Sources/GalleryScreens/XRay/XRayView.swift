import SnapLayouts
import UIKit

/// Lies over a screen and marks what its layout sees: the viewport, the focus, the pages around the
/// present one, and where the last drag would have coasted to and ended.
///
/// It follows the layout through its callbacks and takes no touch.
public final class XRayView: UIView {
  private weak var screen: (any GalleryScreen)?
  private weak var followed: SnapFlowLayout?
  private var marks: [UIView] = []
  private let factsLabel = UILabel()

  /// - Parameter screen: What it lies over; it covers the screen's view.
  public init(over screen: any GalleryScreen) {
    self.screen = screen
    super.init(frame: screen.view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    factsLabel.font = .preferredFont(forTextStyle: .caption2)
    factsLabel.adjustsFontForContentSizeCategory = true
    factsLabel.numberOfLines = 0
    factsLabel.textColor = .white
    factsLabel.backgroundColor = UIColor(white: 0, alpha: 0.7)
    addSubview(factsLabel)
  }

  public required init?(coder: NSCoder) { fatalError("This view is made in code.") }

  /// What is written at the lower edge.
  public var facts: String { factsLabel.text ?? "" }

  /// The places of the pages, as the marks show them.
  public var numberOfMarks: Int { marks.count }

  public override func layoutSubviews() {
    super.layoutSubviews()
    refresh()
  }

  /// Marks what the layout sees now; of a screen that is no one layout there is nothing to mark.
  public func refresh() {
    for mark in marks { mark.removeFromSuperview() }
    marks = []
    guard let layout = screen?.mainLayout, let view = layout.collectionView else {
      return show("This screen has no single layout.")
    }
    if followed !== layout { follow(layout) }
    let sight = LayoutSight(layout, in: view)
    frame(sight.viewport)
    for stop in sight.stops { line(at: stop.place, of: sight, .systemTeal, "\(stop.page + 1)") }
    if let natural = sight.natural { line(at: natural, of: sight, .systemRed, nil) }
    if let chosen = sight.chosen { line(at: chosen, of: sight, .systemBlue, nil) }
    line(at: sight.focus, of: sight, .systemIndigo, nil)
    show(sight.facts.map { "\($0.0): \($0.1.text)" }.joined(separator: "\n"))
  }

  /// Hears what the layout reports, besides whoever else does.
  private func follow(_ layout: SnapFlowLayout) {
    followed = layout
    let next = layout.onPagePositionChange
    layout.onPagePositionChange = { [weak self] position in
      self?.setNeedsLayout()
      next?(position)
    }
  }

  private func show(_ facts: String) {
    factsLabel.text = facts
    let area = bounds.inset(by: safeAreaInsets)
    let height = factsLabel.sizeThatFits(CGSize(width: area.width, height: .infinity)).height
    factsLabel.frame = CGRect(
      x: area.minX, y: max(area.minY, area.maxY - height), width: area.width,
      height: min(height, area.height))
    bringSubviewToFront(factsLabel)
  }

  /// The four edges of a box in the window's coordinates.
  private func frame(_ box: CGRect) {
    let box = convert(box, from: nil)
    let edges = [
      CGRect(x: box.minX, y: box.minY, width: box.width, height: 1),
      CGRect(x: box.minX, y: box.maxY - 1, width: box.width, height: 1),
      CGRect(x: box.minX, y: box.minY, width: 1, height: box.height),
      CGRect(x: box.maxX - 1, y: box.minY, width: 1, height: box.height),
    ]
    for edge in edges { mark(edge, .systemIndigo) }
  }

  /// A line across the strip at a place along it.
  private func line(
    at place: CGFloat, of sight: LayoutSight, _ color: UIColor, _ number: String?
  ) {
    let area = sight.area
    let box =
      sight.isHorizontal
      ? CGRect(x: place - 1, y: area.minY, width: 2, height: area.height)
      : CGRect(x: area.minX, y: place - 1, width: area.width, height: 2)
    let line = convert(box, from: nil)
    mark(line, color)
    guard let number else { return }
    let label = UILabel(frame: CGRect(x: line.minX + 3, y: line.minY + 2, width: 30, height: 14))
    label.text = number
    label.font = .boldSystemFont(ofSize: 11)
    label.textColor = color
    add(label)
  }

  private func mark(_ box: CGRect, _ color: UIColor) {
    let view = UIView(frame: box)
    view.backgroundColor = color
    add(view)
  }

  private func add(_ mark: UIView) {
    addSubview(mark)
    marks.append(mark)
  }
}
