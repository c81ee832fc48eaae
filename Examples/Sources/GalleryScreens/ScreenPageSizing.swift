import SnapLayouts

/// The size of pages that a screen chooses for its width, until somebody chooses another one.
@MainActor
struct ScreenPageSizing {
  private(set) var chosen: PageSizing

  /// - Parameter chosen: The size that the layouts of the screen have at first.
  init(_ chosen: PageSizing) { self.chosen = chosen }

  /// Gives layouts the size for the present width, unless they have one that the screen didn't choose.
  mutating func follow(_ sizing: PageSizing, of layouts: [SnapFlowLayout]) {
    for layout in layouts where layout.pageSizing == chosen { layout.pageSizing = sizing }
    chosen = sizing
  }
}
