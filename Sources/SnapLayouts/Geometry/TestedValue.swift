/// A plain value, which tests compare and put into sets.
///
/// The library itself compares few of them, which are `Equatable` besides. So in release builds they are nothing else: the
/// code that compares and hashes all of them would be a tenth of the library's.
#if DEBUG
typealias TestedValue = Sendable & Hashable
/// An enumeration without values, whose cases tests list.
typealias TestedCases = TestedValue & CaseIterable
#else
typealias TestedValue = Sendable
typealias TestedCases = Sendable
#endif
