import Foundation

extension UICollectionView {
    public enum ElementCategory: UInt, Sendable, Hashable {
        case cell, supplementaryView, decorationView
    }

    public enum ScrollDirection: Int, Sendable, Hashable {
        case vertical, horizontal
    }

    public struct ScrollPosition: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// When a moving item changes the others. The raw values are Apple's.
    public enum ReorderingCadence: Int, Sendable {
        case immediate, fast, slow
    }

    /// Whether cells that change are measured again. The raw values are Apple's.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }

    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    func startTransition(
        to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let old = collectionViewLayout
        state.transition = (old, layout, completion)
        return collectionDelegate?.collectionView(
            self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    }

    func endTransition(isFinished: Bool) {
        guard let (old, new, completion) = state.transition else { return }
        state.transition = nil
        collectionViewLayout = isFinished ? new : old
        completion?(true, isFinished)
    }
}
