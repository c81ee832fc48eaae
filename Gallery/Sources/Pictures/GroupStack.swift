/// Nested SVG groups from outside in, as few as possible for the requested attributes.
///
/// One group can hide, fade, transform and clip, in this order, but can animate only one transform.
struct GroupStack {
  private var groups: [SVGElement] = []
  private var transforms: [[String]] = []
  private var isTransformRunning = false

  private let timeline: Timeline

  init(timeline: Timeline) { self.timeline = timeline }

  /// Only the outermost group may hide.
  mutating func show(during frames: Range<Int>, within parent: Range<Int>) {
    guard let visibility = timeline.visibility(of: frames, within: parent) else { return }
    open()
    if let attribute = visibility.attribute { add(attribute) }
    groups[groups.count - 1].children.append(visibility.animation)
  }

  mutating func fade(_ track: Track) {
    guard !track.isNeutral else { return }
    if groups.isEmpty { open() }
    add(.init("opacity", track.first))
    groups[groups.count - 1].children += timeline.animation(of: track).map { [$0] } ?? []
  }

  mutating func transform(_ track: Track) {
    guard !track.isNeutral else { return }
    let animation = timeline.animation(of: track)
    let isTaken = transforms.last.map { isTransformRunning || animation != nil && !$0.isEmpty }
    if isTaken ?? true { open() }
    transforms[transforms.count - 1].append("\(track.kind.rawValue)(\(track.first))")
    guard let animation else { return }
    isTransformRunning = true
    groups[groups.count - 1].children.append(animation)
  }

  mutating func clip(_ path: String) {
    if groups.isEmpty { open() }
    add(.init("clip-path", path))
  }

  /// The groups around elements; only the elements if nothing was requested.
  func around(_ elements: [SVGElement]) -> [SVGElement] {
    guard !elements.isEmpty else { return [] }
    return zip(groups, transforms).reversed().reduce(elements) { inner, outer in
      var (group, transforms) = outer
      if !transforms.isEmpty {
        group.attributes.append(.init("transform", transforms.joined(separator: " ")))
      }
      group.children += inner
      return [group]
    }
  }

  private mutating func open() {
    groups.append(SVGElement("g"))
    transforms.append([])
    isTransformRunning = false
  }

  private mutating func add(_ attribute: SVGElement.Attribute) {
    groups[groups.count - 1].attributes.append(attribute)
  }
}
