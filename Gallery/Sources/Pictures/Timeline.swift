import Foundation

/// The frames of a recording, as times of an animation that repeats.
struct Timeline {
  let frameCount: Int
  let framesPerSecond: CGFloat

  /// Shows an element in some of the frames in which its parent is shown; nil if it is shown in
  /// all.
  func visibility(
    of frames: Range<Int>, within parent: Range<Int>
  ) -> (attribute: SVGElement.Attribute?, animation: SVGElement)? {
    guard frames != parent else { return nil }
    let startsLater = frames.lowerBound > parent.lowerBound
    let endsEarlier = frames.upperBound < parent.upperBound
    let values = (startsLater ? ["none"] : []) + ["inline"] + (endsEarlier ? ["none"] : [])
    let times =
      ["0"] + (startsLater ? [time(of: frames.lowerBound)] : [])
      + (endsEarlier ? [time(of: frames.upperBound)] : [])
    let animation = element(
      "animate", "display", [], values: values, times: times, [.init("calcMode", "discrete")])
    return (startsLater ? .init("display", "none") : nil, animation)
  }

  /// The animation of a track; nil if its values don't change.
  func animation(of track: Track) -> SVGElement? {
    guard !track.isConstant, let last = track.keys.last else { return nil }
    var keys = track.keys
    if keys[0].frame > 0 { keys.insert(Track.Key(frame: 0, values: keys[0].values), at: 0) }
    keys.append(Track.Key(frame: frameCount, values: last.values))
    let kept = keys.indices.filter { index in
      // The middle one of three equal values is redundant.
      index == 0 || index == keys.count - 1 || keys[index - 1].values != keys[index].values
        || keys[index + 1].values != keys[index].values
    }
    .map { keys[$0] }
    let values = kept.map { track.text($0.values) }
    let times = kept.map { time(of: $0.frame) }
    if track.kind == .opacity {
      return element("animate", "opacity", [], values: values, times: times)
    }
    return element(
      "animateTransform", "transform", [.init("type", track.kind.rawValue)], values: values,
      times: times)
  }

  private func element(
    _ name: String, _ attribute: String, _ type: [SVGElement.Attribute], values: [String],
    times: [String], _ mode: [SVGElement.Attribute] = []
  ) -> SVGElement {
    SVGElement(
      name,
      [.init("attributeName", attribute)] + type + mode + [
        .init("dur", duration), .init("repeatCount", "indefinite"),
        .init("values", values.joined(separator: ";")),
        .init("keyTimes", times.joined(separator: ";")),
      ])
  }

  private var duration: String { (CGFloat(frameCount) / framesPerSecond).fixed(decimals: 3) + "s" }

  private func time(of frame: Int) -> String {
    (CGFloat(frame) / CGFloat(frameCount)).fixed(decimals: 5)
  }
}
