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

  /// The knobs of the effects that the screen sets, with their values, because effects can't be read.
  var effectKnobs: [(name: String, value: String)] { get }
}

extension GalleryScreen {
  public var knobOwner: KnobOwner? { mainLayout.map(KnobOwner.layout) }

  public var effectKnobs: [(name: String, value: String)] { [] }
}
