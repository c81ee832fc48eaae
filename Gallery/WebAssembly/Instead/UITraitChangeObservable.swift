/// The text size, which is the only trait that views observe here: its type is no value in Embedded Swift.
public struct UITraitPreferredContentSizeCategory {}

public typealias UITrait = UITraitPreferredContentSizeCategory

extension UIView {
  @discardableResult public func registerForTraitChanges<View: UIView>(
    _ traits: [UITrait], handler: @escaping (View, UITraitCollection) -> Void
  ) -> TraitRegistration {
    let registration = TraitRegistration { view, old in
      guard view.traitCollection.preferredContentSizeCategory != old.preferredContentSizeCategory
      else { return }
      handler(unsafeDowncast(view, to: View.self), old)
    }
    traitRegistrations.append(registration)
    return registration
  }
}

/// A closure that is called when traits change.
final class TraitRegistration: NSObject {
  let traitsChanged: (UIView, UITraitCollection) -> Void

  init(_ traitsChanged: @escaping (UIView, UITraitCollection) -> Void) {
    self.traitsChanged = traitsChanged
  }
}
