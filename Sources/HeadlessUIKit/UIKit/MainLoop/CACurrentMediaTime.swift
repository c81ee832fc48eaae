public typealias CFTimeInterval = Double

/// The time in seconds on the virtual clock that runs now or ran last.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { MainLoop.current?.now ?? 0 }
}
