internal import UIKitQuestions

extension UIScrollView {
  /// Handles that the app enters the background, where no frames come.
  func motionIsSuspended() {
    if Self.motionInBackground == .stops { stopMotion() }
  }

  /// Handles that the app returns to the foreground.
  func motionIsResumed(after pause: TimeInterval) {
    if Self.motionInBackground == .resumes { motion?.start += pause }
  }

  private static var motionInBackground: MotionInBackground {
    OpenQuestions.current.scrolling.motionInBackground
  }
}
