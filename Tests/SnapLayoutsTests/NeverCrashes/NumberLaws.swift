#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// Whatever number an app sets, nothing traps, and nothing takes more work than with ordinary numbers.
@MainActor
struct NumberLaws {
  nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e18, 1e9, 1e-9, .leastNonzeroMagnitude,
    0, -1, -1e9, -.greatestFiniteMagnitude,
  ]

  typealias Setting = (name: String, set: (SnapFlowLayout, CGFloat) -> Void)

  private let settings: [Setting] = [
    ("minimumLineSpacing", { $0.minimumLineSpacing = $1 }),
    ("minimumInteritemSpacing", { $0.minimumInteritemSpacing = $1 }),
    ("itemSize.width", { $0.itemSize.width = $1 }),
    ("itemSize.height", { $0.itemSize.height = $1 }),
    ("itemSize", { $0.itemSize = CGSize(width: $1, height: $1) }),
    ("estimatedItemSize", { $0.estimatedItemSize = CGSize(width: $1, height: $1) }),
    ("estimatedItemSize.width", { $0.estimatedItemSize = CGSize(width: $1, height: 50) }),
    ("sectionInset.left", { $0.sectionInset.left = $1 }),
    ("sectionInset.right", { $0.sectionInset.right = $1 }),
    ("sectionInset.top", { $0.sectionInset.top = $1 }),
    ("sectionInset", { $0.sectionInset = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1) }),
    ("headerReferenceSize", { $0.headerReferenceSize = CGSize(width: $1, height: $1) }),
    ("footerReferenceSize", { $0.footerReferenceSize = CGSize(width: $1, height: $1) }),
    ("leadingMargin", { $0.leadingMargin = $1 }),
    ("pageSizing.fraction", { $0.pageSizing = .fraction($1) }),
    ("pageSizing.perViewport", { $0.pageSizing = .perViewport($1) }),
    ("pageSizing.peek", { $0.pageSizing = .peek($1) }),
    ("pageContents.items", { $0.pageContents = .items(Self.integer($1)) }),
    ("pagesPerRound", { $0.pagesPerRound = Self.integer($1) }),
    (
      "releasePolicy",
      { layout, number in
        layout.releasePolicy = ReleasePolicy(
          maximumPagesPerDrag: Self.integer(number), numbers: PolicyNumber.all.map { _ in number })
      }
    ),
    (
      "preferredDecelerationRate",
      { $0.preferredDecelerationRate = UIScrollView.DecelerationRate(rawValue: $1) }
    ),
    ("autoplay", { $0.autoplay = Autoplay(interval: $1, turnDuration: $1) }),
    ("autoplay.driftSpeed", { $0.autoplay = Autoplay(driftSpeed: $1) }),
  ]

  private static func integer(_ number: CGFloat) -> Int { Int(exactly: number.rounded()) ?? .max }

  @Test(arguments: LayoutUnderTest.allCases, numbers)
  func `any number is quick and does no harm`(layout: LayoutUnderTest, number: CGFloat) {
    for setting in Effort.part(of: settings, in: 6, for: "\(layout) \(number)") {
      let counting = CountingLayout(like: layout.make())
      let screen = SnapScreen(strip: counting, length: 390, itemLength: 100, counts: [6])
      let before = counting.counts.queries
      setting.set(counting, number)
      let problem = use(screen)
      let (queries, elements) = (counting.counts.queries - before, counting.counts.handedOut)
      if let problem = problem ?? (queries > 800 ? "\(queries) queries" : nil)
        ?? (elements > 10_000 ? "\(elements) elements" : nil)
      {
        Issue.record("\(setting.name) = \(number): \(problem)")
      }
    }
  }

  /// Lays out, scrolls and drags; returns what is wrong.
  private func use(_ screen: SnapScreen<SnapFlowLayout>) -> String? {
    screen.view.layoutIfNeeded()
    screen.simulation.run(for: 0.1)
    screen.layout.scroll(toPage: 2, animated: true)
    screen.simulation.run(for: 0.5)
    screen.drag(by: -60, over: 0.1)
    screen.simulation.run(for: 1)
    screen.resize(toLength: 350)
    screen.simulation.run(for: 0.2)
    guard screen.offset.isFinite else { return "the offset is \(screen.offset)" }
    guard screen.layout.pagePosition.isFinite else { return "the page position isn't finite" }
    return screen.simulation.faults.first.map { "a fault: \($0)" }
  }
}
#endif
