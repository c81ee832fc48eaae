/// Open questions about collection views and their layouts.
public struct CollectionQuestions: Hashable, Sendable {
  public var freshFlowContextFlags = FreshFlowContextFlags.set
  public var scrollingContextFlags = ScrollingContextFlags.measured
  public var batchPasses = BatchPasses.onceBefore
  public var appearanceQueries = AppearanceQueries.everyVisible
  public var appearanceQueryTime = AppearanceQueryTime.afterTarget
  public var defaultAppearances = DefaultAppearances.none
  public var arrivalsWithoutAttributes = ArrivalsWithoutAttributes.fromLastPlace
  public var batchOffsetMotion = BatchOffsetMotion.withViews
  public var targetQueriesInUpdates = TargetQueriesInUpdates.once
  public var targetDelegateOrder = TargetDelegateOrder.layoutFirst
  public var targetWhileScrolling = TargetWhileScrolling.used
  public var offsetWrittenInPrepare = OffsetWrittenInPrepare.announced
  public var preparationAfterInvalidation = PreparationAfterInvalidation.samePass
  public var offsetAdjustmentInMotion = OffsetAdjustmentInMotion.shiftsMotion
  public var shrunkenContent = ShrunkenContent.stays
  public var shrunkenContentInBatch = ShrunkenContentInBatch.withAnimation
  public var insetChanges = InsetChanges.invalidate
  public var rotationSteps = RotationSteps.one
  public var animatedBoundsPreparations = AnimatedBoundsPreparations.once
  public var animatedBoundsAppearances = AnimatedBoundsAppearances.everyVisible
  public var elementsBeforePreparation = ElementsBeforePreparation.preparedFirst
  public var animatedOriginChanges = AnimatedOriginChanges.prepared
  public var transitionCalls = TransitionCalls.beforePreparation
  public var transitionAppearances = TransitionAppearances.none
  public var reloadDuringScroll = ReloadDuringScroll.goesOn
  public var layoutChangeDuringScroll = LayoutChangeDuringScroll.goesOn
  public var secondElementsQuery = SecondElementsQuery.none
  public var handedOutIndexPaths = HandedOutIndexPaths.renumbered
  public var cellsAfterDisplay = CellsAfterDisplay.kept
  public var attributesAtDequeue = AttributesAtDequeue.applied
  public var selfSizingQuery = SelfSizingQuery.rectangle
  public var pinnedHeaderInvalidation = PinnedHeaderInvalidation.superAsks
  public var pinnedEdge = PinnedEdge.insetBounds
  public var duplicateAttributes = DuplicateAttributes.last
  public var movementUpdates = MovementUpdates.batch
  public var elementsOutsideLastRectangle = ElementsOutsideLastRectangle.asked
  public var flowBeforePreparation = FlowBeforePreparation.computes
  public var mirroredTransforms = MirroredTransforms.mirrored
  public var layoutDuringTransition = LayoutDuringTransition.next
  public var tapsOnOverlappingCells = TapsOnOverlappingCells.front
  public var focusReveals = FocusReveals.keepsProposal

  static let table = [
    OpenQuestions.Entry(\.collection.freshFlowContextFlags),
    OpenQuestions.Entry(\.collection.scrollingContextFlags),
    OpenQuestions.Entry(\.collection.batchPasses),
    OpenQuestions.Entry(\.collection.appearanceQueries),
    OpenQuestions.Entry(\.collection.appearanceQueryTime),
    OpenQuestions.Entry(\.collection.defaultAppearances),
    OpenQuestions.Entry(\.collection.arrivalsWithoutAttributes),
    OpenQuestions.Entry(\.collection.batchOffsetMotion),
    OpenQuestions.Entry(\.collection.targetQueriesInUpdates),
    OpenQuestions.Entry(\.collection.targetDelegateOrder),
    OpenQuestions.Entry(\.collection.targetWhileScrolling),
    OpenQuestions.Entry(\.collection.offsetWrittenInPrepare),
    OpenQuestions.Entry(\.collection.preparationAfterInvalidation),
    OpenQuestions.Entry(\.collection.offsetAdjustmentInMotion),
    OpenQuestions.Entry(\.collection.shrunkenContent),
    OpenQuestions.Entry(\.collection.shrunkenContentInBatch),
    OpenQuestions.Entry(\.collection.insetChanges),
    OpenQuestions.Entry(\.collection.rotationSteps),
    OpenQuestions.Entry(\.collection.animatedBoundsPreparations),
    OpenQuestions.Entry(\.collection.animatedBoundsAppearances),
    OpenQuestions.Entry(\.collection.elementsBeforePreparation),
    OpenQuestions.Entry(\.collection.animatedOriginChanges),
    OpenQuestions.Entry(\.collection.transitionCalls),
    OpenQuestions.Entry(\.collection.transitionAppearances),
    OpenQuestions.Entry(\.collection.reloadDuringScroll),
    OpenQuestions.Entry(\.collection.layoutChangeDuringScroll),
    OpenQuestions.Entry(\.collection.secondElementsQuery),
    OpenQuestions.Entry(\.collection.handedOutIndexPaths),
    OpenQuestions.Entry(\.collection.cellsAfterDisplay),
    OpenQuestions.Entry(\.collection.attributesAtDequeue),
    OpenQuestions.Entry(\.collection.selfSizingQuery),
    OpenQuestions.Entry(\.collection.pinnedHeaderInvalidation),
    OpenQuestions.Entry(\.collection.pinnedEdge),
    OpenQuestions.Entry(\.collection.duplicateAttributes),
    OpenQuestions.Entry(\.collection.movementUpdates),
    OpenQuestions.Entry(\.collection.elementsOutsideLastRectangle),
    OpenQuestions.Entry(\.collection.flowBeforePreparation),
    OpenQuestions.Entry(\.collection.mirroredTransforms),
    OpenQuestions.Entry(\.collection.layoutDuringTransition),
    OpenQuestions.Entry(\.collection.tapsOnOverlappingCells),
    OpenQuestions.Entry(\.collection.focusReveals),
  ]
}
