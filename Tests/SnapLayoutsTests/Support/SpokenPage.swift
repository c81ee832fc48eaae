import UIKit

/// The system's text for a page.
@MainActor
func spokenPage(_ page: Int, of count: Int) -> String? {
  let control = UIPageControl()
  (control.numberOfPages, control.currentPage) = (count, page)
  return control.accessibilityValue
}
