import GalleryScreens
import UIKit
import UIKitExperiments

/// Opens the screens of the list, with buttons for their knobs and their X-ray.
@MainActor
final class GalleryNavigation {
  private(set) lazy var controller = UINavigationController(rootViewController: list)
  private var opened: OpenedScreen?

  private lazy var list = ScreenListViewController(
    open: { [weak self] in self?.open($0) },
    onShow: { cell, screen in cell.accessibilityIdentifier = screen.name })

  private func open(_ row: AppScreen) {
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
    // The title is legible over any picture.
    let appearance = UINavigationBarAppearance()
    appearance.configureWithDefaultBackground()
    screen.navigationItem.scrollEdgeAppearance = appearance
    screen.navigationItem.rightBarButtonItems = [
      button("Knobs", image: "slider.horizontal.3") { [weak self, weak opened] _ in
        if let self, let opened { showKnobs(of: opened) }
      },
      button("X-ray", image: "eye") { [weak opened] _ in opened?.toggleXRay() },
    ]
    controller.pushViewController(screen, animated: true)
  }

  private func showKnobs(of opened: OpenedScreen) {
    let knobs = KnobsViewController(opened.knobs)
    knobs.navigationItem.leftBarButtonItem = shareButton(on: knobs) { [weak knobs] in
      knobs?.code ?? ""
    }
    knobs.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak knobs] _ in knobs?.dismiss(animated: true) })
    let navigation = UINavigationController(rootViewController: knobs)
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      // The screen can be swiped while its knobs are shown.
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
    }
    opened.screen.present(navigation, animated: true)
  }

  private func openQuestions() {
    let eventLog = { @MainActor [weak self] in self?.opened?.eventLog ?? "" }
    let table = DeviceAnswersViewController(eventLog: eventLog) {
      DeviceLaboratory(window: $0, person: $1)
    }
    table.navigationItem.rightBarButtonItems = [
      button("Ask", image: "play") { [weak table] _ in
        Task { await table?.ask(withPerson: false) }
      },
      button("Ask with gestures", image: "hand.draw") { [weak table] _ in
        Task { await table?.ask(withPerson: true) }
      },
      shareButton(on: table) { [weak table] in table?.text ?? "" },
    ]
    controller.pushViewController(table, animated: true)
  }

  private func shareButton(
    on controller: UIViewController, text: @escaping @MainActor () -> String
  ) -> UIBarButtonItem {
    button("Share", image: "square.and.arrow.up") { [weak controller] item in
      let sheet = UIActivityViewController(
        activityItems: [text()], applicationActivities: nil)
      sheet.popoverPresentationController?.barButtonItem = item
      controller?.present(sheet, animated: true)
    }
  }

  private func button(
    _ title: String, image: String, action: @escaping @MainActor (UIBarButtonItem?) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: title, image: UIImage(systemName: image)) {
        action($0.sender as? UIBarButtonItem)
      })
  }
}
