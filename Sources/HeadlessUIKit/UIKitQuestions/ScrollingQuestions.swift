/// Open questions about scroll views.
public struct ScrollingQuestions: Hashable, Sendable {
  public var draggingFlagAfterLift = DraggingFlagAfterLift.staysUntilBounce
  public var deceleratingFlagOfCaughtMotion = DeceleratingFlagOfCaughtMotion.stays
  public var endOfCaughtDeceleration = EndOfCaughtDeceleration.atLift
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
  public var wheelScrolling = WheelScrolling.animates
  public var keyboardScrolling = KeyboardScrolling.animates
  public var targetBeyondRange = TargetBeyondRange.springsBack
  public var cancelledTouch = CancelledTouch.zero
  public var editingReveals = EditingReveals.animates
  public var statusBarTap = StatusBarTap.animates
  public var caughtPage = CaughtPage.nearestPage
  public var endOfReplacedRequest = EndOfReplacedRequest.atOnce
  public var liftAfterCatch = LiftAfterCatch.didEndDragging
  public var decelerationRates = DecelerationRates.kept
}
