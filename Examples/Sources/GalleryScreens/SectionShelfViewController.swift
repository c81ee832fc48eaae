import SnapLayouts
import UIKit

/// A shelf of pictures of different widths, in sections; each section begins a page.
public final class SectionShelfViewController: UIViewController, GalleryScreen {
  private let layout = GroupPagingLayout()
  private let sections = PhotographSection.all

  private let headingView = HeadingView(prompt: "The collection")
  private lazy var shelf = GalleryCollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var buttons = sections.indices.map { makeButton(forSection: $0) }

  private static let spineWidth: CGFloat = 26

  public var currentPage: Int { layout.currentPage }

  public var mainLayout: SnapFlowLayout? { layout }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground

    layout.itemSize.height = 214
    layout.minimumLineSpacing = 12
    layout.headerReferenceSize = CGSize(width: Self.spineWidth, height: 0)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 22)
    layout.startsPageAtSection = true
    layout.onPageChange = { [weak self] _ in self?.showPage() }
    layout.onNumberOfPagesChange = { [weak self] _ in self?.showPage() }

    shelf.backgroundColor = .clear
    // The first page of a section begins with the section's heading.
    shelf.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    shelf.showsHorizontalScrollIndicator = false
    shelf.register(PictureCell.self, forCellWithReuseIdentifier: PictureCell.reuseIdentifier)
    shelf.register(
      SpineView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: SpineView.reuseIdentifier)
    shelf.dataSource = self
    shelf.delegate = self

    for subview: UIView in [headingView, shelf] { view.addSubview(subview) }
    for button in buttons { view.addSubview(button) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    headingView.place(in: area)
    let height = max(36, (buttons.first?.titleLabel?.font.lineHeight ?? 0) + 14).rounded(.up)
    let top = headingView.frame.maxY + 20
    shelf.frame = CGRect(
      x: view.bounds.minX, y: top, width: view.bounds.width,
      height: max(0, min(layout.itemSize.height, area.maxY - top - height - 24)))
    let width = ((area.width - 40 - 20) / CGFloat(buttons.count)).rounded(.down)
    for (index, button) in buttons.enumerated() {
      button.frame = view.directed(
        CGRect(
          x: area.minX + 20 + CGFloat(index) * (width + 10), y: shelf.frame.maxY + 16,
          width: width, height: height))
      button.layer.cornerRadius = height / 2
    }
  }

  private func showPage() {
    guard let section = layout.currentIndexPath?.section else { return }
    headingView.title = sections[section].title
    headingView.show(layout.currentPage, of: layout.numberOfPages)
    for (index, button) in buttons.enumerated() {
      button.backgroundColor = index == section ? .systemIndigo : .secondarySystemGroupedBackground
      button.setTitleColor(index == section ? .white : .label, for: .normal)
    }
  }

  /// A button that turns to the first page of a section.
  private func makeButton(forSection section: Int) -> UIButton {
    let action = UIAction(title: sections[section].title) { [weak self] _ in
      self?.layout.scroll(toItemAt: IndexPath(item: 0, section: section), animated: true)
    }
    let button = UIButton(type: .custom, primaryAction: action)
    button.titleLabel?.setFont(size: 14, weight: .semibold, growingBy: 1.25)
    return button
  }
}

extension SectionShelfViewController: UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].photographs.count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PictureCell.reuseIdentifier, for: indexPath)
    (cell as? PictureCell)?.show(sections[indexPath.section].photographs[indexPath.item])
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: SpineView.reuseIdentifier, for: indexPath)
    (view as? SpineView)?.show(sections[indexPath.section].title)
    return view
  }
}

extension SectionShelfViewController: UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let photograph = sections[indexPath.section].photographs[indexPath.item]
    return CGSize(
      width: photograph.shape.width,
      height: min(layout.itemSize.height, collectionView.bounds.height))
  }
}
