import UIKitSimulation

extension PresentedView {
  /// The texts of a view and the views in it.
  var outlineOfTexts: [String] {
    var texts: [String] = []
    if case .text(let text) = content { texts.append(text.text) }
    return texts + subviews.flatMap(\.outlineOfTexts)
  }
}
