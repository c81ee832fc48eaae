#if canImport(UIKit)
import UIKit

extension DispatchQueue {
  /// Whether this runs on the main queue, where the main actor is.
  static var isMain: Bool { getSpecific(key: mainKey) != nil }

  private static let mainKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    main.setSpecific(key: key, value: ())
    return key
  }()
}
#endif
