extension EffectRecipe {
  /// A knob for each value.
  var knobs: [Knob] {
    (arguments ?? []).flatMap { argument in
      let first = "\(name).\(argument.label)"
      return argument.parts.map { part in
        Knob(
          part.name.isEmpty ? first : "\(first).\(part.name)", part.kind,
          when: part.choice.map { .init(first, $0) }
            ?? .init(names: ["effects", "effects.second"], values: [name]))
      }
    }
  }
}
