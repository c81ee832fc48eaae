import UIKit

/// What happens to the app as a whole; its state is that of the process, like the settings.
extension Simulation {
  /// Something lies over the app for a moment.
  public func resignActive() {
    finger.cancel()
    UIApplication.shared.resignActive()
  }

  /// A person leaves the app: the touch is cancelled, what scrolls stops where it is, and no frame is
  /// shown and nothing scheduled is run until the app is active again.
  public func enterBackground() {
    finger.cancel()
    UIApplication.shared.enterBackground()
    window.mainLoop.suspend()
  }

  /// The app is in front again.
  public func becomeActive() {
    window.mainLoop.resume()
    UIApplication.shared.becomeActive()
  }

  public func sendMemoryWarning() { UIApplication.shared.receiveMemoryWarning() }
}
