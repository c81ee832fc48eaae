import UIKit

/// The sheet of a screen's knobs, and at its end the Swift code that makes the same layout.
public final class KnobsViewController: RowsViewController {
  private let knobs: ScreenKnobs
  private var groups: [KnobGroup]

  /// The code that is shown.
  public var code: String { knobs.code }

  public init(_ knobs: ScreenKnobs) {
    self.knobs = knobs
    groups = knobs.groups
    super.init(nibName: nil, bundle: nil)
    title = "Knobs"
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  override var numberOfSections: Int { groups.count + 1 }

  override func title(ofSection section: Int) -> String {
    section < groups.count ? groups[section].title : "In Swift"
  }

  override func numberOfRows(inSection section: Int) -> Int {
    section < groups.count ? groups[section].knobs.count : 1
  }

  override func text(at indexPath: IndexPath) -> String? {
    indexPath.section < groups.count ? nil : code
  }

  override func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    guard indexPath.section < groups.count else { return super.cell(at: indexPath) }
    let row = groups[indexPath.section].knobs[indexPath.item]
    let cell = rows.dequeueReusableCell(
      withReuseIdentifier: KnobCell.reuseIdentifier, for: indexPath)
    (cell as? KnobCell)?.show(row.knob, row.value) { [weak self] steps in
      self?.turn(row.knob, from: row.value, by: steps)
    }
    return cell
  }

  private func turn(_ knob: Knob, from value: KnobValue, by steps: Int) {
    knobs.turn(knob.name, to: knob.value(after: value, steps: steps).text)
    groups = knobs.groups
    rows.reloadData()
  }
}
