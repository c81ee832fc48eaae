#if canImport(UIKit) && canImport(ObjectiveC)
public import UIKit

/// A window of Apple's UIKit in real time, without touches.
@MainActor
public final class DeviceLaboratory: Laboratory {
  public let window: UIWindow
  public let finger: (any LaboratoryFinger)? = nil
  public let devices: (any LaboratoryDevices)? = nil

  /// - Parameter window: A window that is shown; an experiment removes what it adds.
  public init(window: UIWindow) {
    self.window = window
  }

  public var time: TimeInterval { ProcessInfo.processInfo.systemUptime }

  public func addDisplayLink(_ action: @escaping @MainActor () -> Void) {
    LinkTarget(of: self, action).start()
  }

  public func run(for seconds: TimeInterval) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }
}

/// Forwards the calls of a display link as long as its laboratory exists.
@MainActor
private final class LinkTarget: NSObject {
  private weak var laboratory: DeviceLaboratory?
  private let action: @MainActor () -> Void

  init(of laboratory: DeviceLaboratory, _ action: @escaping @MainActor () -> Void) {
    self.laboratory = laboratory
    self.action = action
  }

  func start() {
    CADisplayLink(target: self, selector: #selector(tick)).add(to: .main, forMode: .common)
  }

  @objc private func tick(_ link: CADisplayLink) {
    if laboratory == nil { link.invalidate() } else { action() }
  }
}
#endif
