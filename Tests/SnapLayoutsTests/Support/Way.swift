/// The direction of a strip on the screen.
enum Way: String, CaseIterable, Sendable { case horizontal, rightToLeft, vertical }
