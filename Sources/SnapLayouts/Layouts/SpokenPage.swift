#if canImport(UIKit)
import UIKit

/// The default text that VoiceOver reads for a page.
@MainActor
enum SpokenPage {
  /// The app's own text, or else the system's.
  ///
  /// A page control that is never shown provides the text in every language of the system.
  static func description(
    _ page: Int, of numberOfPages: Int, in app: Bundle = .main
  ) -> String {
    let key = "Page %1$d of %2$d"
    // Without it, a missing text would be the key, which is also a text in English. In debug builds, an app may ask for
    // missing texts in capitals, so it has no letters.
    let none = "%"
    let format = app.localizedString(forKey: key, value: none, table: nil)
    if format != none { return String.localizedStringWithFormat(format, page + 1, numberOfPages) }
    let control = UIPageControl()
    control.numberOfPages = numberOfPages
    control.currentPage = page
    let value = control.accessibilityValue ?? ""
    return value.isEmpty ? "Page \(page + 1) of \(numberOfPages)" : value
  }
}
#endif
