import Foundation

/// Tells sequences of sizes apart without storing them.
///
/// Two sequences that differ in a single number have different digests; any others have the same one with a
/// probability of 2⁻⁶⁴.
struct SizeDigest: Sendable, Equatable {
  private var count = 0
  private var hash: UInt64 = 0
  /// The hashes of the first 1, 2, 4, 8, … sizes.
  private var beginnings: [UInt64] = []

  mutating func append(_ size: CGSize) {
    mix(size.width)
    mix(size.height)
    count += 1
    if count & (count - 1) == 0 { beginnings.append(hash) }
  }

  /// Whether another sequence may begin with the sizes of this one.
  ///
  /// It compares beginnings only at powers of two, so a difference shows when twice as many sizes are known.
  func begins(_ other: SizeDigest) -> Bool {
    guard let last = beginnings.last else { return true }
    return beginnings.count <= other.beginnings.count
      && last == other.beginnings[beginnings.count - 1]
  }

  /// Each step is one-to-one, both in the hash so far and in the number.
  private mutating func mix(_ number: CGFloat) {
    hash = (hash ^ Double(number).bitPattern) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
  }
}
