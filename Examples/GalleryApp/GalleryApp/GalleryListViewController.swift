import GalleryScreens
import UIKit

/// The list of the screens; it opens them with their knobs and their X-ray.
final class GalleryListViewController: UICollectionViewController {
  private var opened: OpenedScreen?

  private let registration = UICollectionView.CellRegistration<
    UICollectionViewListCell, AppScreen
  > { cell, _, screen in
    var content = cell.defaultContentConfiguration()
    content.text = screen.title
    content.secondaryText = screen.sentence
    content.image = screen.picture.image
    content.imageProperties.maximumSize = CGSize(width: 56, height: 56)
    content.imageProperties.cornerRadius = 10
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
    cell.accessibilityIdentifier = screen.name
  }

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = "SnapLayouts"
  }

  required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { AppScreen.all.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: AppScreen.all[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let row = AppScreen.all[indexPath.item]
    switch row.contents {
    case .screen(let makeScreen): open(makeScreen(), title: row.title)
    case .storyboard(let name):
      let screen: UIViewController? = UIStoryboard(name: name, bundle: nil)
        .instantiateInitialViewController()
      if let screen = screen as? any GalleryScreen { open(screen, title: row.title) }
    case .questions: openQuestions()
    }
  }

  private func open(_ screen: any GalleryScreen, title: String) {
    let opened = OpenedScreen(screen, title: title)
    self.opened = opened
    opened.titleLabel.accessibilityIdentifier = "page"
    screen.navigationItem.titleView = opened.titleLabel
    screen.navigationItem.rightBarButtonItems = [
      button("Knobs", image: "slider.horizontal.3") { [weak self, weak opened] in
        if let self, let opened { showKnobs(of: opened) }
      },
      button("X-ray", image: "eye") { [weak opened] in opened?.toggleXRay() },
    ]
    show(screen, sender: self)
  }

  private func showKnobs(of opened: OpenedScreen) {
    let controller = KnobsViewController(opened.knobs)
    controller.navigationItem.leftBarButtonItem = shareButton(on: controller) { [weak controller] in
      controller?.code ?? ""
    }
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak controller] _ in controller?.dismiss(animated: true) })
    let navigation = UINavigationController(rootViewController: controller)
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      // The screen is to be swiped while its knobs are turned.
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
    }
    opened.screen.present(navigation, animated: true)
  }

  private func openQuestions() {
    let questions = Experiment.all.map { experiment in
      DeviceQuestion(name: experiment.question, expectedAnswer: experiment.expectedAnswer) {
        experiment.answer(in: DeviceLaboratory(window: $0))
      }
    }
    let controller = DeviceAnswersViewController(questions) { [weak self] in
      self?.opened?.eventLog ?? ""
    }
    controller.navigationItem.rightBarButtonItems = [
      button("Ask", image: "play") { [weak controller] in
        Task { await controller?.ask() }
      },
      shareButton(on: controller) { [weak controller] in controller?.text ?? "" },
    ]
    show(controller, sender: self)
  }

  private func shareButton(
    on controller: UIViewController, text: @escaping @MainActor () -> String
  ) -> UIBarButtonItem {
    button("Share", image: "square.and.arrow.up") { [weak controller] in
      let sheet = UIActivityViewController(
        activityItems: [text()], applicationActivities: nil)
      sheet.popoverPresentationController?.sourceView = controller?.view
      controller?.present(sheet, animated: true)
    }
  }

  private func button(
    _ title: String, image: String, action: @escaping @MainActor () -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: title, image: UIImage(systemName: image)) { _ in action() })
  }
}
