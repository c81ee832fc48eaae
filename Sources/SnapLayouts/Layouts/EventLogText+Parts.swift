extension PageGeometry: LoggedInParts {
  var parts: Any { (lines: lines, setting: setting, phase: loop?.phase) }
}

extension JoinedExtents: LoggedInParts {
  /// The log contains lines before they are joined into pages.
  var parts: Any { (0..<count).map { self[$0] } }
}

extension ItemNumbering: LoggedInParts {
  var parts: Any { counts }
}

extension BatchUpdateMap: LoggedInParts {
  var parts: Any { updates }
}
