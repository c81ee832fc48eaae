/// A range of frames in which one group can draw one node, with the node in each of them.
struct Life {
  let start: Int
  private(set) var nodes: [PictureNode]

  init(_ nodes: [PictureNode], from start: Int) {
    self.nodes = nodes
    self.start = start
  }

  var frames: Range<Int> { start..<start + nodes.count }

  /// The lives of the node's children, in an order that paints them like the views in every frame.
  ///
  /// A child that appears, disappears or changes its place in the paint order begins or ends a
  /// life; the lives of the other children continue.
  var children: [Life] {
    var lives: [Life] = []
    // Indices into `lives`, from back to front: all of them, and those of the present frame.
    var order: [Int] = []
    var present: [Int] = []
    for (index, node) in nodes.enumerated() {
      let kept = Self.longestCommon(
        present, node.children,
        where: { life, child in
          lives[life].nodes.last.map { child.continues($0) } ?? false
        })
      var place = 0
      present = node.children.enumerated().map { child in
        if let life = kept[child.offset] {
          lives[life].nodes.append(child.element)
          place = order.firstIndex(of: life).map { $0 + 1 } ?? place
          return life
        }
        lives.append(Life([child.element], from: start + index))
        order.insert(lives.count - 1, at: place)
        place += 1
        return lives.count - 1
      }
    }
    return order.map { lives[$0] }
  }

  /// The longest common subsequence of two lists: elements of `first` by their index in `second`.
  private static func longestCommon<Element>(
    _ first: [Int], _ second: [Element], where isSame: (Int, Element) -> Bool
  ) -> [Int: Int] {
    if first.count == second.count, zip(first, second).allSatisfy({ isSame($0, $1) }) {
      return Dictionary(uniqueKeysWithValues: zip(second.indices, first))
    }
    // lengths[i][j] is the length of the longest common subsequence of the elements from i and from
    // j on.
    var lengths = Array(
      repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
    for i in first.indices.reversed() {
      for j in second.indices.reversed() {
        lengths[i][j] =
          isSame(first[i], second[j])
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    var common: [Int: Int] = [:]
    while i < first.count, j < second.count {
      if isSame(first[i], second[j]) {
        common[j] = first[i]
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return common
  }
}
