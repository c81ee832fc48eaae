// Layers, transforms and the display link are declared in UIKit here.
@_exported import UIKit
