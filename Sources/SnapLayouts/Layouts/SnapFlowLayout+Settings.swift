#if canImport(UIKit)
import UIKit

/// What an app sets.
extension SnapFlowLayout {
  /// Creates a layout with the settings of another one: sizes, spacing, insets, headers and
  /// footers, scroll direction and pinning.
  ///
  /// ```swift
  /// collectionView.collectionViewLayout = CenteredPickerLayout(replacing: oldLayout)
  /// ```
  ///
  /// - Parameter layout: The flow layout to replace, which doesn't change.
  public convenience init(replacing layout: UICollectionViewFlowLayout) {
    self.init()
    let sizes = (layout as? SnapFlowLayout)?.sizes ?? ItemSizes(of: layout)
    itemSize = sizes.item.own
    estimatedItemSize = sizes.estimate.own
    minimumInteritemSpacing = sizes.spacing.own.width
    minimumLineSpacing = sizes.lineSpacing.own.width
    sectionInset = layout.sectionInset
    headerReferenceSize = layout.headerReferenceSize
    footerReferenceSize = layout.footerReferenceSize
    scrollDirection = layout.scrollDirection
    sectionHeadersPinToVisibleBounds = layout.sectionHeadersPinToVisibleBounds
    sectionFootersPinToVisibleBounds = layout.sectionFootersPinToVisibleBounds
    #if canImport(ObjectiveC)
    sectionInsetReference = layout.sectionInsetReference
    #endif
  }

  // MARK: Pages

  /// The part of the viewport that pages align with; by default the leading edge.
  ///
  /// A header that `sectionHeadersPinToVisibleBounds` pins, and a pinned footer, cover the viewport as insets do: a page
  /// rests where those of its section leave the viewport free, unless they cover all of it. A loop pins nothing.
  public var pageAlignment: PageAlignment {
    get { pageSettings.pageAlignment }
    set { pageSettings.pageAlignment = newValue }
  }

  /// The distance from the leading edge of the viewport to the beginning of a leading page, in
  /// points.
  ///
  /// By default nil, which means the leading inset of the first section; the first page of a section
  /// then begins with the section's header, where the header and the first items fit into the viewport.
  /// With a margin, every page begins with an item, and headers lie before it. `NaN` and infinity
  /// count as 0. Only pages with leading alignment have a margin. A header that is pinned comes before it: the page
  /// begins at the margin after the header.
  public var leadingMargin: CGFloat? {
    get { pageSettings.leadingMargin }
    set { pageSettings.leadingMargin = newValue.map { $0.corrected() } }
  }

  /// Whether the content is padded so that the first and the last page can reach the focus.
  ///
  /// By default false; then the pages at the ends rest where the content ends. The layout adds
  /// padding to the section insets only where they are too small.
  @IBInspectable public var padsEdges: Bool {
    get { pageSettings.padsEdges }
    set { pageSettings.padsEdges = newValue }
  }

  /// The lines that make up a page; by default each line is a page.
  public var pageContents: PageContents {
    get { pageSettings.pageContents }
    set { pageSettings.pageContents = newValue }
  }

  /// Whether every section begins a new page; by default false.
  ///
  /// It makes no difference where each line is a page.
  @IBInspectable public var startsPageAtSection: Bool {
    get { pageSettings.startsPageAtSection }
    set { pageSettings.startsPageAtSection = newValue }
  }

  /// The last page that can be reached, counted from 0; by default nil, which sets no limit.
  ///
  /// Set it for a form, a quiz or a paywall: as far as this page, and no farther. The content ends with the page, so a finger
  /// bounces there as at the end of the content, and everybody else stops there: a wheel, keys, VoiceOver, the page control,
  /// autoplay, `scrollToItem`. A request for a page beyond it ends there as well, and its completion is called with false.
  /// What the view shows of the next page remains visible.
  ///
  /// The number of pages doesn't change, and a new limit moves the view only if it is beyond that. ``pageStops`` has the
  /// pages that can be reached. Negative numbers count as 0. In a loop, which has no end, it has no effect.
  public var lastReachablePage: Int? {
    get { pageSettings.lastReachablePage }
    set { pageSettings.lastReachablePage = newValue.map { max(0, $0) } }
  }

  /// The order in which items fill a page of several lines; by default that of a flow layout, along each line.
  ///
  /// With ``ItemOrder/alongPage``, a horizontal layout fills its pages row by row, like a home screen: with
  /// four columns and two rows to a page, items 0 to 3 are in the first row, 4 to 7 in the second, and 8 begins the
  /// next page. A vertical layout fills them column by column. The last page may have free places.
  ///
  /// It takes effect where all items are in one section and have the same size, which a delegate may
  /// give, and where pages have several lines. It has no effect with self-sizing cells, or with a header
  /// on the first page. It changes only where items are: not their index paths, their pages, the selection or the order
  /// in which VoiceOver reads them. A delegate that gives sizes is asked for each once more than by the flow layout.
  public var itemOrder: ItemOrder {
    get { contentSettings.itemOrder }
    set { contentSettings.itemOrder = newValue }
  }

  /// The length of items along the scroll axis; by default that of `itemSize`.
  public var pageSizing: PageSizing {
    get { contentSettings.pageSizing }
    set { contentSettings.pageSizing = newValue }
  }

  /// Whether items fill the viewport across the scroll axis, less the section insets; by default false.
  ///
  /// A delegate that gives sizes takes precedence. Section insets count from the content inset, whatever
  /// `sectionInsetReference` is.
  @IBInspectable public var fillsViewportAcross: Bool {
    get { contentSettings.fillsViewportAcross }
    set { contentSettings.fillsViewportAcross = newValue }
  }

  /// Whether every line has one item; by default false, and true in a picker and in a banner.
  ///
  /// A flow layout puts as many items into a line as fit: items that are 80 points tall form columns of two in a
  /// strip that is 200 points tall. While this is true, the layout sets `minimumInteritemSpacing` so that no second
  /// item fits, and the app's value counts again afterwards. A delegate that gives this spacing takes precedence.
  @IBInspectable public var keepsOneItemPerLine: Bool {
    get { contentSettings.keepsOneItemPerLine }
    set { contentSettings.keepsOneItemPerLine = newValue }
  }

  /// The part of an item that aligns with the same part of the strip, across the scroll axis; by default the middle.
  ///
  /// In a horizontal layout, `.leading` is the top. The section insets count. It takes effect with
  /// ``keepsOneItemPerLine`` and where items don't fill the strip.
  public var itemAlignmentAcross: PageAlignment {
    get { lookSettings.itemAlignmentAcross }
    set { lookSettings.itemAlignmentAcross = newValue }
  }

  /// Whether the pages form a loop; by default false.
  ///
  /// The data source doesn't change: it keeps its items and index paths, and each item has at most
  /// one cell. A loop needs enough items to fill the bounds and one more page, because an item
  /// can't appear twice; see ``isLooping``.
  @IBInspectable public var isLoopingEnabled: Bool {
    get { pageSettings.isLoopingEnabled }
    set { pageSettings.isLoopingEnabled = newValue }
  }

  /// Whether the pages form a loop now, as of the last layout pass.
  ///
  /// It is false with a single page, and if the items don't fill the bounds and one more page.
  public var isLooping: Bool { geometry.loop != nil }

  // MARK: Release

  /// How the layout picks a page when a finger lifts; by default ``ReleasePolicy/picker``, and
  /// ``ReleasePolicy/paging`` in a view with `isPagingEnabled`.
  ///
  /// The layout turns `isPagingEnabled` off while the view uses it, and on again afterwards. If the app sets it
  /// meanwhile, pages turn like that from then on. That it should be off can't be seen while it is off: set a policy.
  /// A policy that was set stays, whatever the view has; ``GroupPagingLayout`` and ``InfiniteBannerLayout`` set their own.
  public var releasePolicy: ReleasePolicy {
    get { settings.releasePolicy ?? (hold?.wasPaging == true ? .paging : .picker) }
    set { settings.releasePolicy = newValue }
  }

  /// How fast scrolling slows down while the collection view uses this layout.
  ///
  /// By default nil, which keeps the view's own rate. When the layout is replaced, the view gets
  /// its rate back, unless the app has set another one meanwhile.
  public var preferredDecelerationRate: UIScrollView.DecelerationRate? {
    get { settings.preferredDecelerationRate }
    set {
      settings.preferredDecelerationRate = newValue
      hold?.decelerationRate = newValue
    }
  }

  /// Whether the view scrolls on to a page when it stops between pages; by default true.
  ///
  /// This applies to every kind of motion: a wheel, the keyboard, VoiceOver, the app. Set it to
  /// false to hold the view between pages, for example for a coach mark. After you set it to true again,
  /// the view scrolls to the nearest page as soon as nothing moves or holds it. A drag always ends on a page, unless
  /// ``page(for:stops:)`` returns nil.
  @IBInspectable public var restsOnPages: Bool {
    get { settings.restsOnPages }
    set {
      let isFreed = newValue && !restsOnPages
      settings.restsOnPages = newValue
      if isFreed { handle(.freed) }
    }
  }

  // MARK: Looks

  /// Changes of the look of items by their distance from the focus, applied in order; by default
  /// none.
  ///
  /// Headers and footers never change.
  public var effects: [ItemEffect] {
    get { settings.effects }
    set {
      settings.effects = newValue
      invalidateEffects()
    }
  }

  /// Whether effects are reduced to fades while the system's Reduce Motion is on; by default true.
  @IBInspectable public var respectsReduceMotion: Bool {
    get { lookSettings.respectsReduceMotion }
    set { lookSettings.respectsReduceMotion = newValue }
  }

  /// Whether cells get their ``SnapLayoutAttributes/pageProgress`` in every frame; by default
  /// false.
  ///
  /// With effects, cells get it anyway. Without effects it is 0 unless this is set, and each scroll
  /// frame then costs a layout pass.
  @IBInspectable public var reportsPageProgress: Bool {
    get { lookSettings.reportsPageProgress }
    set { lookSettings.reportsPageProgress = newValue }
  }

  // MARK: Autoplay and page control

  /// How the layout turns its pages automatically; by default nil, which turns autoplay off.
  ///
  /// Autoplay waits while a finger or anything else moves the view, while a person moves an item,
  /// while the view is not on the screen, and while the app is inactive. It also waits with VoiceOver
  /// or Switch Control on and, if ``respectsReduceMotion`` is set, with Reduce Motion on. Each page stays for a whole interval
  /// after the view has come to rest on it, and after a touch. A single page never turns. Without a loop, autoplay
  /// continues at the other end. While a page waits for its turn, the view has one gesture recognizer more, which notices
  /// touches and recognizes nothing.
  public var autoplay: Autoplay? {
    get { settings.autoplay }
    set {
      guard newValue != autoplay else { return }
      settings.autoplay = newValue
      autoplayDriver.settingsChanged()
    }
  }

  /// Whether autoplay is paused, to continue later; by default false.
  @IBInspectable public var isAutoplayPaused: Bool {
    get { settings.isAutoplayPaused }
    set {
      guard newValue != isAutoplayPaused else { return }
      settings.isAutoplayPaused = newValue
      autoplayDriver.settingsChanged()
    }
  }

  /// Called in each frame in which ``autoplayProgress`` has changed; by default nil.
  ///
  /// Use it for a bar of your own, as above a story. It is called with 0 when the wait ends, also when autoplay is
  /// paused, and not again before the next one begins. While it is set, each interval asks for frames.
  public var onAutoplayProgressChange: ((Double) -> Void)? {
    get { settings.onAutoplayProgressChange }
    set {
      settings.onAutoplayProgressChange = newValue
      if autoplay != nil { autoplayDriver.showProgress() }
    }
  }

  /// A page control that follows the layout and turns its pages when tapped; by default nil.
  ///
  /// A finger that moves along the dots takes the view along, without an animation.
  /// The layout sets its number of pages and current page. From iOS 17 on, a
  /// `UIPageControlProgress` that the app sets shows how much of the autoplay interval has passed.
  /// The control is not retained.
  public var pageControl: UIPageControl? {
    get { pageControlLink?.pageControl }
    set {
      if newValue !== pageControl { link(newValue) }
      updatePageControl(at: offset)
    }
  }

  /// The number of pages after which the data source repeats its items; by default nil, for one that
  /// doesn't.
  ///
  /// Set it if a data source has several copies of a few items, so that they fill a loop. The page control
  /// and VoiceOver then count each item once; all other numbers count every page. Values below 1
  /// count as nil.
  public var pagesPerRound: Int? {
    get { settings.pagesPerRound }
    set {
      settings.pagesPerRound = newValue.flatMap { $0 < 1 ? nil : $0 }
      updatePageControl(at: offset)
    }
  }

  // MARK: Accessibility

  /// The text that VoiceOver reads for a page, counted from 0, and the number of pages.
  ///
  /// The default is the text of a `UIPageControl` in the language of the system: "page 2 of 9". If
  /// the app's strings contain the key `Page %1$d of %2$d`, that text is used instead.
  public var accessibilityPageDescription: (_ page: Int, _ numberOfPages: Int) -> String {
    get { settings.accessibilityPageDescription }
    set { settings.accessibilityPageDescription = newValue }
  }
}
#endif
