// Points, rectangles and colours come with Foundation and UIKit here.
@_exported import UIKit
