internal import UIKitQuestions

extension UIScrollView {
  /// The app goes to the background, where no frames come.
  func motionIsSuspended() {
    if Self.motionInBackground == .stops { stopMotion() }
  }

  /// The app is in front again.
  func motionIsResumed(after pause: TimeInterval) {
    if Self.motionInBackground == .resumes { motion?.start += pause }
  }

  private static var motionInBackground: MotionInBackground {
    OpenQuestions.current.scrolling.motionInBackground
  }
}
