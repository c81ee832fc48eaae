import UIKit

extension Life {
  /// The position, rotation and scale of the node: its transforms from outside in.
  var placement: [Track] {
    var angle: CGFloat = 0
    let parts = nodes.map { node in
      let parts = TransformParts(node.transform, near: angle)
      angle = parts.angle
      return parts
    }
    let jumps = jumps(of: \.center)
    return [
      Track(.translate, nodes.map { [$0.center.x, $0.center.y] }, from: start, jumps: jumps),
      Track(.rotate, parts.map { [$0.angle] }, from: start, jumps: jumps),
      Track(.skewX, parts.map { [$0.skew] }, from: start, jumps: jumps),
      Track(.scale, parts.map { [$0.scaleX, $0.scaleY] }, from: start, jumps: jumps),
    ]
  }

  var opacity: Track {
    Track(.opacity, nodes.map { [$0.opacity] }, from: start, jumps: jumps(of: \.center))
  }

  /// The translation that places the children around the node's center.
  var content: Track {
    Track(
      .translate, nodes.map { [-$0.contentCenter.x, -$0.contentCenter.y] }, from: start,
      jumps: jumps(of: \.contentCenter))
  }

  /// The ranges of frames in which the node itself looks the same.
  var looks: [(look: PictureLook, frames: Range<Int>)] {
    var looks: [(look: PictureLook, frames: Range<Int>)] = []
    for (node, frame) in zip(nodes, frames) {
      if let last = looks.last, last.look == node.look {
        looks[looks.count - 1].frames = last.frames.lowerBound..<frame + 1
      } else {
        looks.append((node.look, frame..<frame + 1))
      }
    }
    return looks
  }

  /// The frames before which a point has moved farther than the node's size, which no motion does.
  ///
  /// In such a frame a cell was reused for another item, or a loop was moved back.
  private func jumps(of point: KeyPath<PictureNode, CGPoint>) -> Set<Int> {
    var jumps: Set<Int> = []
    for index in nodes.indices.dropFirst() {
      let (old, new) = (nodes[index - 1][keyPath: point], nodes[index][keyPath: point])
      let size = nodes[index].look.size
      if abs(new.x - old.x) > size.width || abs(new.y - old.y) > size.height {
        jumps.insert(start + index)
      }
    }
    return jumps
  }
}
