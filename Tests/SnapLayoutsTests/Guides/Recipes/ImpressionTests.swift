#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

private typealias Timer = VirtualTimer

/// The recipe for impressions.
final class ImpressionTests: GuideScreen {
  private var counted: [String] = []
  private func count(_ name: String) { counted.append(name) }

  private func watch() {
    // begin
    layout.onSettle = { [weak self] page in self?.waitForImpression(of: page) }
    layout.onPageChange = { [weak self] _ in self?.impression?.invalidate() }
    // end
  }

  // begin
  private var impression: Timer?
  private var impressed: Set<String> = []

  private func waitForImpression(of page: Int) {
    let name = names[page]
    guard !impressed.contains(name) else { return }
    impression?.invalidate()
    impression = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, self.impressed.insert(name).inserted else { return }
        self.count(name)
      }
    }
  }
  // end

  @Test func `an impression is counted after a second in front, once`() {
    use(CenteredPickerLayout(replacing: oldLayout))
    watch()
    drag(by: -140)
    #expect(layout.currentPage == 1)
    simulation.run(for: 0.5)
    #expect(counted.isEmpty)
    simulation.run(for: 1)
    #expect(counted == ["Name 1"])
    // Not long enough in front, then only passed.
    drag(by: -140)
    #expect(layout.currentPage == 2)
    simulation.run(for: 0.3)
    drag(by: -420)
    #expect(layout.currentPage > 3)
    simulation.run(for: 1.2)
    #expect(counted == ["Name 1", "Name \(layout.currentPage)"])
    layout.scroll(toPage: 1, animated: true)
    simulation.runUntilRest()
    simulation.run(for: 2)
    #expect(counted.count == 2)
  }
}
#endif
