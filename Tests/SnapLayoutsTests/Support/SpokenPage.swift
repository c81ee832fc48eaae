import UIKit

/// The system's text for a page, or the library's where it has none.
@MainActor
func spokenPage(_ page: Int, of count: Int) -> String? {
  let control = UIPageControl()
  (control.numberOfPages, control.currentPage) = (count, page)
  return control.accessibilityValue ?? "Page \(page + 1) of \(count)"
}
