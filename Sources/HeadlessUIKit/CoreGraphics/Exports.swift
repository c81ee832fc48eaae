// Here, Foundation and UIKit declare points, rectangles and colors.
@_exported import UIKit
