public typealias CFTimeInterval = Double

/// Seconds of the virtual clock that is being turned, or was last.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { MainLoop.current?.now ?? 0 }
}
