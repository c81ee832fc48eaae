/// A view whose font can follow the preferred text size.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
