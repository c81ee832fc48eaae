import SnapLayouts
import UIKit

/// A screen of the gallery that rests on pages.
@MainActor
public protocol GalleryScreen: UIViewController {
  /// The current page of the layout.
  var currentPage: Int { get }

  /// The layout whose knobs are turned; nil where there is not one that stands for the screen.
  var mainLayout: SnapFlowLayout? { get }
}
