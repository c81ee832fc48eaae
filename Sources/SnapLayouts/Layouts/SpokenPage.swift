#if canImport(UIKit)
import UIKit

/// What VoiceOver says of a page by default.
@MainActor
enum SpokenPage {
  /// The app's own words, else the system's.
  ///
  /// A page control knows how to say a page in every language of the system; nobody needs to see it.
  static func description(_ page: Int, of numberOfPages: Int) -> String {
    let key = "Page %1$d of %2$d"
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    if format != key { return String.localizedStringWithFormat(format, page + 1, numberOfPages) }
    let control = UIPageControl()
    control.numberOfPages = numberOfPages
    control.currentPage = page
    return control.accessibilityValue ?? "Page \(page + 1) of \(numberOfPages)"
  }
}
#endif
