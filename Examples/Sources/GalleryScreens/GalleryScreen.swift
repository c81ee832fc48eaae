import SnapLayouts
import UIKit

/// A screen of the gallery that rests on pages.
@MainActor
public protocol GalleryScreen: UIViewController {
  /// The current page of the layout.
  var currentPage: Int { get }

  /// The layout whose pages, state and X-ray are shown; nil while there is none.
  var mainLayout: SnapFlowLayout? { get }

  /// What the knobs turn: the main layout, unless the screen says otherwise.
  ///
  /// It exists before the screen is shown.
  var knobOwner: KnobOwner? { get }
}

extension GalleryScreen {
  public var knobOwner: KnobOwner? { mainLayout.map(KnobOwner.layout) }
}
