/// A reference that doesn't retain its object.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?
}
