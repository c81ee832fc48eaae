import SnapLayouts
import UIKit

/// A screen that the app has opened: its title with the page, its knobs, and the X-ray over it.
@MainActor
public final class OpenedScreen {
  public let screen: any GalleryScreen
  public let knobs: ScreenKnobs
  public let titleLabel: PageTitleLabel
  private var xray: XRayView?

  /// - Parameters:
  ///   - screen: A screen that is not yet shown.
  ///   - title: The title of the screen.
  public init(_ screen: any GalleryScreen, title: String) {
    self.screen = screen
    knobs = ScreenKnobs(of: screen)
    titleLabel = PageTitleLabel(title, of: screen)
    screen.title = title
    screen.mainLayout?.isEventLogEnabled = true
    knobs.onTurn = { [weak self] in self?.refresh() }
    (screen as? any ChangingScreen)?.onLayoutChange = { [weak self] in self?.refresh() }
  }

  /// Whether the X-ray is visible.
  public var hasXRay: Bool { xray != nil }

  /// Shows or hides the X-ray.
  public func toggleXRay() {
    if let xray {
      xray.removeFromSuperview()
      self.xray = nil
    } else {
      let xray = XRayView(over: screen)
      screen.view.addSubview(xray)
      self.xray = xray
    }
  }

  /// The layout's event log, for a report.
  public var eventLog: String { screen.mainLayout?.eventLog ?? "" }

  /// The screen may have another layout, or its layout other settings.
  private func refresh() {
    knobs.readOwner()
    screen.mainLayout?.isEventLogEnabled = true
    titleLabel.refresh()
    xray?.refresh()
    screen.view.setNeedsLayout()
  }
}
