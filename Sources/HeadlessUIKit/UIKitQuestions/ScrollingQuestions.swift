/// Open questions about scroll views.
public struct ScrollingQuestions: Hashable, Sendable {
  public var draggingFlagAfterLift = DraggingFlagAfterLift.clears
  public var deceleratingFlagOfCaughtMotion = DeceleratingFlagOfCaughtMotion.stays
  public var endOfCaughtDeceleration = EndOfCaughtDeceleration.never
  public var flagsAtRelease = FlagsAtRelease.trackingUntilDidEndDragging
  public var releaseQueries = ReleaseQueries.once
  public var velocityAfterPause = VelocityAfterPause.zero
  public var lastTick = LastTick.once
  public var shrunkenContentInDrag = ShrunkenContentInDrag.rubberBands
  public var insetFollowing = InsetFollowing.topAndLeft
  public var offsetWrittenDuringRequest = OffsetWrittenDuringRequest.replaces
  public var offsetWrittenInMotion = OffsetWrittenInMotion.shiftsMotion
  public var requestForPresentOffset = RequestForPresentOffset.silent
  public var animatedRequestInDeceleration = AnimatedRequestInDeceleration.replaces
  public var motionInBackground = MotionInBackground.stops
  public var requestLeavingWindow = RequestLeavingWindow.stops
  public var layoutAfterTouch = LayoutAfterTouch.onceAFrame
  public var lateDisplayLinks = LateDisplayLinks.inOrderOfAddition
  public var automaticInsets = AutomaticInsets.likeScrollableAxes
  public var horizontalBounceInsets = HorizontalBounceInsets.ignored
  public var mirroredInsets = MirroredInsets.mirrored
  public var threeFingerScroll = ThreeFingerScroll.viewport
  public var trackpadScrolling = TrackpadScrolling.pans
  public var wheelScrolling = WheelScrolling.steps
  public var keyboardScrolling = KeyboardScrolling.animates
  public var targetBeyondRange = TargetBeyondRange.springsBack
  public var cancelledTouch = CancelledTouch.zero

  public static let table = [
    OpenQuestions.Entry(\.scrolling.draggingFlagAfterLift),
    OpenQuestions.Entry(\.scrolling.deceleratingFlagOfCaughtMotion),
    OpenQuestions.Entry(\.scrolling.endOfCaughtDeceleration),
    OpenQuestions.Entry(\.scrolling.flagsAtRelease),
    OpenQuestions.Entry(\.scrolling.releaseQueries),
    OpenQuestions.Entry(\.scrolling.velocityAfterPause),
    OpenQuestions.Entry(\.scrolling.lastTick),
    OpenQuestions.Entry(\.scrolling.shrunkenContentInDrag),
    OpenQuestions.Entry(\.scrolling.insetFollowing),
    OpenQuestions.Entry(\.scrolling.offsetWrittenDuringRequest),
    OpenQuestions.Entry(\.scrolling.offsetWrittenInMotion),
    OpenQuestions.Entry(\.scrolling.requestForPresentOffset),
    OpenQuestions.Entry(\.scrolling.animatedRequestInDeceleration),
    OpenQuestions.Entry(\.scrolling.motionInBackground),
    OpenQuestions.Entry(\.scrolling.requestLeavingWindow),
    OpenQuestions.Entry(\.scrolling.layoutAfterTouch),
    OpenQuestions.Entry(\.scrolling.lateDisplayLinks),
    OpenQuestions.Entry(\.scrolling.automaticInsets),
    OpenQuestions.Entry(\.scrolling.horizontalBounceInsets),
    OpenQuestions.Entry(\.scrolling.mirroredInsets),
    OpenQuestions.Entry(\.scrolling.threeFingerScroll),
    OpenQuestions.Entry(\.scrolling.trackpadScrolling),
    OpenQuestions.Entry(\.scrolling.wheelScrolling),
    OpenQuestions.Entry(\.scrolling.keyboardScrolling),
    OpenQuestions.Entry(\.scrolling.targetBeyondRange),
    OpenQuestions.Entry(\.scrolling.cancelledTouch),
  ]
}
