#if os(Linux)
/// What people ask for, as the article says it, and below each wish the test that holds the answer.
enum AskedWishes {
  static let tests: [(String, String)] = {
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    return stride(from: 0, to: lines.count - 1, by: 2).map { (lines[$0], lines[$0 + 1]) }
  }()

  private static let text = """
    pages that align with the leading edge, not the middle
      EverywhereTests/a page begins with a whole item, always at the same margin
    a first page at the left, the others in the middle, the last at the right
      EverywhereTests/the offsets of pages for every alignment, with and without padding
    no empty space after the last page, or a last page at the margin
      EverywhereTests/the offsets of pages for every alignment, with and without padding
    a single row, whatever the height of the strip
      OneItemPerLineTests/picker and banner show a single row in any window
    items at the top or the bottom of the strip
      OneItemPerLineTests/shorter items align across the strip
    items of different widths
      EverywhereTests/every page is reachable, on the pixel grid, and the current page at its offset
    pages of several items, three to a page on every phone
      PageSizingTests/so many items are whole, and nothing of the next one shows
    pages of icons in rows: 0 1 2 3 above 4 5 6 7
      ItemOrderTests/items are where the table says
    the safe area and the insets respected
      AutomaticInsetTests/every layout finds a fixed point
    several sections, with headers
      HeaderPageTests/the first page of a section begins with its header
    one page for each swipe, however fast
      SwipeTests/swipes in any order turn one page each
    a flick that coasts over many pages
      ReleaseRuleTests/where a release rests
    a flick that never goes back
      ReleaseRuleTests/where a release rests
    pages that turn as with `isPagingEnabled`
      SystemPagingTests/rests where system paging does
    a threshold in points
      MoreRecipesTests/forty points turn a page, whatever its length
    another threshold
      ReleaseModelTests/lists of pages and releases agree with the model
    quick swipes that lose no page
      CaughtViewTests/swipes in quick succession turn a page each
    a form or a quiz: as far as this page, and no farther
      LastReachablePageTests/nobody gets beyond it
    no view stuck between two pages
      RestTests/the view rests on a page, whatever interrupts a motion
    a call for each page, also while scrolling, once
      ReportTests/each page is reported once, half-way, during the scroll
    an index that exists, also while bouncing
      ReportTests/the current page exists at every offset
    a custom first page, set before the view is shown
      PagePlaceTests/a page requested before the first layout pass
    to know when a scroll has ended, and whether it got there
      RequestEndTests/a scroll that arrives calls back once, when the view rests
    the page that a flick goes to, before the view coasts, to load ahead
      RequestEndTests/the page ahead is reported before the view coasts to it
    a scroll that takes a second, with a curve
      RequestEndTests/a scroll with a duration takes as long, on its curve
    no crash with no items, or with fewer after a reload
      NothingToShowTests/a page out of range means the nearest page, also after a reload with fewer items
    the page kept through rotation
      NewSizeTests/rotation keeps the page, and rotating back restores the offset
    the item kept through insertions and deletions
      KeepingThePlaceTests/at rest, the same item stays exactly on its page
    a page control that follows and turns pages
      PageControlTests/a tap turns the page the shorter way, not through other dots
    dots that a finger scrubs along
      PageControlTests/the view follows a finger on the dots at once
    a strip that keeps its page in a reused row
      BookmarkTests/a bookmark is restored before the first layout
    a loop without copies of the data, with true index paths
      LoopDataTests/the data source is asked for its own items and all of them
    a loop with a diffable data source
      LoopDataTests/a diffable data source needs no copies
    a loop of two pages that turns the right way
      LoopDataTests/two pages turn both ways
    a loop of two cards with a peek, or of three small ones
      CarouselLoopTests/any few items make a loop
    the same in your own collection view
      FewItemsTests/three items make a loop
    a carousel that turns vertically
      CarouselLoopTests/turns vertically
    a carousel as tall as its images, with Auto Layout
      CarouselLoopTests/the highest image gives the height
    the same in a row that sizes itself
      CarouselGuideTests/a carousel has no height before it has a width
    a strip as tall as its items
      ArticleTests/a strip is as high as its items
    a slow drift without pauses, as a ticker
      DriftTests/a loop drifts on and on, in every direction
    a ticker that runs at once, and goes on where a finger leaves it
      MoreRecipesTests/a ticker runs at once, and goes on where a finger leaves it
    a strip as tall as its current page
      MoreRecipesTests/a strip is as high as its page, in motion, with large text and after a rotation
    an item in the middle that grows and pushes its neighbors
      ExpandTests/every gap stays as it was, to the bit, in every frame
    an effect in an orthogonal section, or the release rule in any scroll view
      AnywhereTests/a release ends where it ends with a layout
    autoplay that waits for a finger, off the screen, in the background
      AutoplayTests/autoplay waits while it must not run; then a whole interval passes
    a slower turn, with a curve
      AutoplayTests/turns follow a timing curve
    a bar above a story that fills with the interval
      AutoplayProgressTests/it grows from 0 to 1 with the interval, frame by frame
    no timer that keeps a screen alive
      AutoplayTests/autoplay retains neither layout nor view
    right to left
      RightToLeftTests/right to left, swiping right turns to the next page
    VoiceOver that turns pages and says them
      VoiceOverTests/VoiceOver turns a page and announces it
    each item read once in a loop
      VoiceOverTests/each item is accessible once
    Reduce Motion
      VoiceOverTests/Reduce Motion takes effect at once and keeps only fades
    the item in front to be in front, and to get the tap
      TapTests/a tap on an item at the side selects it once and moves it to the middle
    no warning of the flow layout in the log
      AcrossSizeTests/items that fit are never laid out in a space too small for them
    frames that cost the same with ten thousand items
      FrameCostTests/a frame costs the same with ten thousand items
    no leaks
      FrameCostTests/nothing is leaked
    First at the left, last at the right
      GuideScreenTests/the first item is at the left, the last at the right, others in the middle
    Why autoplay waits at least two seconds
      TickerTests/an interval below two seconds is for drifts
    """
}
#endif
