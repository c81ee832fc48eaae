extension PageGeometry: LoggedInParts {
  var parts: Any { (lines: lines, setting: setting, phase: loop?.phase) }
}

extension ItemNumbering: LoggedInParts {
  var parts: Any { counts }
}

extension BatchUpdateMap: LoggedInParts {
  var parts: Any { updates }
}
