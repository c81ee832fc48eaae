/// A screen that gets other layouts while it is shown.
@MainActor
protocol ChangingScreen: GalleryScreen {
  /// Called when the main layout has become another one.
  var onLayoutChange: (() -> Void)? { get set }
}
