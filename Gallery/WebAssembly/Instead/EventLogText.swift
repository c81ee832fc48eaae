struct EventLogText: CustomStringConvertible {
  let description = ""
  init<Value>(_ value: Value) {}
}
