import SnapLayouts
import UIKit

/// An overlay that marks what the layout of a screen sees: the viewport, the focus, the pages around the
/// present one, and where the last drag would have coasted to and ended.
///
/// It follows the callbacks of the layout, and ignores touches.
public final class XRayView: UIView {
  private weak var screen: (any GalleryScreen)?
  private var followed = FollowedLayouts()
  private let factsLabel = UILabel()
  /// The lines are reused, because adding a subview during layout would request another layout pass.
  private var lines: [XRayLine] = []

  /// - Parameter screen: The screen that it covers.
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
    factsLabel.layer.zPosition = 1
    addSubview(factsLabel)
  }

  public required init?(coder: NSCoder) { fatalError("This view is made in code.") }

  /// The text at the lower edge.
  public var facts: String { factsLabel.text ?? "" }

  /// The lines that are shown.
  public var numberOfLines: Int { lines.filter { !$0.isHidden }.count }

  public override func layoutSubviews() {
    super.layoutSubviews()
    refresh()
  }

  /// Marks what the layout sees now.
  public func refresh() {
    guard let layout = screen?.mainLayout, let view = layout.collectionView else {
      draw([])
      return show("There is no layout yet.")
    }
    if followed.insert(layout) { follow(layout) }
    let sight = LayoutSight(layout, in: view)
    draw(marks(of: sight))
    show(sight.facts.map { "\($0.0): \($0.1.text)" }.joined(separator: "\n"))
  }

  /// Adds itself to the callbacks of the layout.
  private func follow(_ layout: SnapFlowLayout) {
    let next = layout.onPagePositionChange
    layout.onPagePositionChange = { [weak self] position in
      self?.setNeedsLayout()
      next?(position)
    }
  }

  private func marks(of sight: LayoutSight) -> [XRayLine.Mark] {
    let box = sight.viewport
    let edges = [
      CGRect(x: box.minX, y: box.minY, width: box.width, height: 1),
      CGRect(x: box.minX, y: box.maxY - 1, width: box.width, height: 1),
      CGRect(x: box.minX, y: box.minY, width: 1, height: box.height),
      CGRect(x: box.maxX - 1, y: box.minY, width: 1, height: box.height),
    ].map { XRayLine.Mark(box: $0, color: .systemIndigo) }
    let pages = sight.stops.map {
      XRayLine.Mark(across: sight, at: $0.place, color: .systemTeal, text: "\($0.page + 1)")
    }
    let targets = [(sight.natural, UIColor.systemRed), (sight.chosen, UIColor.systemBlue)]
      .compactMap { place, color in
        place.map { XRayLine.Mark(across: sight, at: $0, color: color) }
      }
    let focus = XRayLine.Mark(across: sight, at: sight.focus, color: .systemIndigo)
    return edges + pages + targets + [focus]
  }

  private func draw(_ marks: [XRayLine.Mark]) {
    while lines.count < marks.count {
      let line = XRayLine()
      addSubview(line)
      lines.append(line)
    }
    for (index, line) in lines.enumerated() {
      line.isHidden = index >= marks.count
      guard index < marks.count else { continue }
      line.show(marks[index], at: convert(marks[index].box, from: nil))
    }
  }

  private func show(_ facts: String) {
    factsLabel.text = facts
    let area = bounds.inset(by: safeAreaInsets)
    let limit = CGSize(width: area.width, height: .greatestFiniteMagnitude)
    let height = min(area.height, factsLabel.sizeThatFits(limit).height)
    factsLabel.frame = CGRect(
      x: area.minX, y: area.maxY - height, width: area.width, height: height)
  }
}
