// Apple's UIKit re-exports Foundation.
@_exported import Foundation
