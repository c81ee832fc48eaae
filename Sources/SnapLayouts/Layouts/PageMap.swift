#if canImport(UIKit)
import UIKit

/// Where the pages are: those that the lines of the flow layout form, placed in a viewport.
struct PageMap {
  let pages: PageContents
  let setting: Setting
  /// The viewport over the padded content.
  let viewport: Viewport
  let padding: EdgePadding
  /// From where the flow layout has put things to where they align with the viewport, in points.
  let shift: CGFloat
  let stops: PageStops

  /// What besides the lines decides where the pages are.
  struct Setting: Hashable {
    /// The viewport over the content before any padding.
    let viewport: Viewport
    /// The part of the viewport with which pages align.
    let alignment: PageAlignment
    /// Whether the first and the last page must reach the focus.
    let padsEdges: Bool
    /// How lines join into pages; nil where each line is one.
    let filling: PageFilling?
  }

  /// No pages.
  static let empty = PageMap(
    lines: .none,
    setting: Setting(
      viewport: Viewport(boundsLength: 0, contentLength: 0, displayScale: 1), alignment: .leading,
      padsEdges: false, filling: nil))

  init(lines: PageContents, setting: Setting) {
    let pages =
      setting.filling.map { lines.filled(by: $0, viewportLength: setting.viewport.length) } ?? lines
    self.pages = pages
    self.setting = setting
    let margin = setting.filling?.margin ?? 0
    padding =
      setting.padsEdges
      ? EdgePadding(
        first: pages.first?.moved(by: -margin), last: pages.last?.moved(by: -margin),
        contentLength: lines.content.length,
        viewportLength: setting.viewport.length, alignment: setting.alignment)
      : .none
    viewport = setting.viewport.withContent(
      length: lines.content.length + padding.leading + padding.trailing)
    shift = padding.leading - margin
    stops = pages.stops(in: viewport, alignment: setting.alignment, shift: shift)
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
