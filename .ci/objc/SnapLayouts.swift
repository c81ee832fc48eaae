// What `FrameTicker` uses of its module, which doesn't need Objective-C.
enum ScrollAxis { case horizontal, vertical }
