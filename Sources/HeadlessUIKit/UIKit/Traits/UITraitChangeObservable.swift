/// Something of which a trait collection holds a value.
public protocol UITraitDefinition {
  associatedtype Value

  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// The text size that a person reads best.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// What stands for closures that are called when traits change.
@MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that calls closures when some of its traits change (fact 183).
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment

  @discardableResult func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
}

extension UIView: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIView {
  @discardableResult public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    let registration = TraitRegistration { view, old in
      guard view.traitCollection.differs(from: old, in: traits) else { return }
      if let view = view as? TraitEnvironment { handler(view, old) }
    }
    traitRegistrations.append(registration)
    return registration
  }
}

/// A closure that is called when traits change.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traitsChanged: @MainActor (UIView, UITraitCollection) -> Void

  init(_ traitsChanged: @escaping @MainActor (UIView, UITraitCollection) -> Void) {
    self.traitsChanged = traitsChanged
  }
}

extension UITraitCollection {
  fileprivate func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    traits.contains { $0 is UITraitPreferredContentSizeCategory.Type }
      && preferredContentSizeCategory != other.preferredContentSizeCategory
  }
}
