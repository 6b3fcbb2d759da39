import Foundation

/// A layout between two others, during an interactive transition, which no preview has.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    open var transitionProgress: CGFloat = 0
    public private(set) var currentLayout: UICollectionViewLayout
    public private(set) var nextLayout: UICollectionViewLayout

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout)
    {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) { nil }
}
