// Declarations against which the recipes with SwiftUI are type-checked on Linux: only the API that they
// use, with the signatures and isolation of Apple's documentation. Nothing here runs.
@_exported import UIKit

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension View where Body == Never {
  public var body: Never { fatalError() }
}

extension View {
  public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
    Stub()
  }
}

struct Stub: View {
  typealias Body = Never
  nonisolated init() {}
}

@resultBuilder
public struct ViewBuilder {
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

public struct TupleView<T>: View {
  public typealias Body = Never
}

public struct VStack<Content: View>: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Button<Label: View>: View {
  public typealias Body = Never
}

extension Button where Label == Text {
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

public struct Font: Hashable, Sendable {
  public static let headline = Font()
}

public struct Text: View {
  public typealias Body = Never
  public nonisolated init<S: StringProtocol>(_ content: S) {}
  public nonisolated func font(_ font: Font?) -> Text { self }
}

// MARK: State

@propertyWrapper
public struct State<Value> {
  public init(wrappedValue value: Value) { wrappedValue = value }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper
public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
}

// MARK: UIKit

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
}

/// Apple declares the two in UIKit.
@MainActor public protocol UIContentConfiguration {}

extension UICollectionViewCell {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
}

public struct Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public static let all = Set(rawValue: 15)
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
  }
}

public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  public init(@ViewBuilder content: () -> Content) {}
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> some UIContentConfiguration {
    self
  }
}
