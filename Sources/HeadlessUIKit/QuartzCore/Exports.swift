// Here, UIKit declares layers, transforms and the display link.
@_exported import UIKit
