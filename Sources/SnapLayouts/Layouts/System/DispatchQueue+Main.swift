#if canImport(UIKit)
import UIKit

extension DispatchQueue {
  /// Whether the current code runs on the main queue, which is the executor of the main actor.
  static var isMain: Bool { getSpecific(key: mainKey) != nil }

  private static let mainKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    main.setSpecific(key: key, value: ())
    return key
  }()
}
#endif
