// What `FrameTicker` uses of its module, which doesn't need Objective-C.
enum ScrollAxis { case horizontal, vertical }

struct ViewSnapshot {
  enum Leader { case none, moving, held }
}
