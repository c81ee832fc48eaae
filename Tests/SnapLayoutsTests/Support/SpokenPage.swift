import UIKit

/// What the system says of a page.
@MainActor
func spokenPage(_ page: Int, of count: Int) -> String? {
  let control = UIPageControl()
  (control.numberOfPages, control.currentPage) = (count, page)
  return control.accessibilityValue
}
