#if canImport(UIKitSimulation)
import UIKit

// What the recipes for other layouts use, with the signatures of Apple's documentation: of compositional layout and of
// SwiftUI, which Linux lacks.

@MainActor
protocol NSCollectionLayoutVisibleItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var transform3D: CATransform3D { get set }
  var representedElementCategory: UICollectionView.ElementCategory { get }
}

@MainActor
protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
}

@MainActor
protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
}

@MainActor
final class NSCollectionLayoutSection {
  var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
}

protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

struct ScrollTarget: Hashable { var rect: CGRect }

struct ScrollTargetBehaviorContext {
  var originalTarget: ScrollTarget
  var velocity: CGVector
  var contentSize: CGSize
  var containerSize: CGSize
}

struct CGVector {
  var dx: CGFloat
  var dy: CGFloat
}
#endif
