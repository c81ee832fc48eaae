#if canImport(UIKit)
import UIKit

/// Where the pages are: the lines of the flow layout, placed in a viewport.
struct PageMap {
  let lines: FlowLines
  let setting: Setting
  /// The viewport over the padded content.
  let viewport: Viewport
  let padding: EdgePadding
  let stops: PageStops

  /// What besides the lines decides where the pages are.
  struct Setting: Hashable {
    /// The viewport over the content before any padding.
    let viewport: Viewport
    /// The part of the viewport with which pages align.
    let alignment: PageAlignment
    /// Whether the first and the last page must reach the focus.
    let padsEdges: Bool
  }

  /// No pages.
  static let empty = PageMap(
    lines: .none,
    setting: Setting(
      viewport: Viewport(boundsLength: 0, contentLength: 0, displayScale: 1), alignment: .leading,
      padsEdges: false))

  init(lines: FlowLines, setting: Setting) {
    self.lines = lines
    self.setting = setting
    padding =
      setting.padsEdges
      ? EdgePadding(
        first: lines.first, last: lines.last, contentLength: lines.contentLength,
        viewportLength: setting.viewport.length, alignment: setting.alignment)
      : .none
    viewport = setting.viewport.withContent(
      length: lines.contentLength + padding.leading + padding.trailing)
    stops = lines.stops(in: viewport, alignment: setting.alignment, padding: padding)
  }

  /// Whether there are pages and room to show them in.
  var isShown: Bool { stops.count > 0 && viewport.boundsLength > 0 }

  /// The distance between the pages around an offset, never 0 where there is anything to see.
  func pitch(near offset: CGFloat) -> CGFloat { stops.pitch(near: offset) ?? viewport.length }
}

extension Viewport {
  fileprivate func withContent(length: CGFloat) -> Viewport {
    Viewport(
      boundsLength: boundsLength, leadingInset: leadingInset, trailingInset: trailingInset,
      contentLength: length, displayScale: displayScale)
  }
}
#endif
