import UIKit

/// Changes of the app's state, which belongs to the process, like the settings.
extension Simulation {
  /// Makes the app inactive, as if something covered it for a moment.
  public func resignActive() {
    finger.cancel()
    UIApplication.shared.resignActive()
  }

  /// Moves the app to the background.
  ///
  /// This cancels the touch and stops scrolling. There are no frames, and no scheduled blocks run,
  /// until the app is active again.
  public func enterBackground() {
    finger.cancel()
    UIApplication.shared.enterBackground()
    window.mainLoop.suspend()
  }

  /// Moves the app to the foreground.
  public func becomeActive() {
    window.mainLoop.resume()
    UIApplication.shared.becomeActive()
  }

  /// The direction of the language in which the app is developed; a test that changes it resets it.
  public static var developmentDirection: UIUserInterfaceLayoutDirection {
    get { UICollectionViewLayout.simulatedDevelopmentDirection }
    set { UICollectionViewLayout.simulatedDevelopmentDirection = newValue }
  }

  public func sendMemoryWarning() { UIApplication.shared.receiveMemoryWarning() }
}
