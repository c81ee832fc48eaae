/// A view whose font can follow the size that a person wants to read.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
