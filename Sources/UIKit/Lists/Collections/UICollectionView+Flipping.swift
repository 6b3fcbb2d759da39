import Foundation

/// The horizontal direction of layouts, which is flipped if the layout allows it and the collection view's direction
/// is opposite to the one for which the layout was developed.
///
/// Layouts compute in their own direction. The collection view flips the rectangles that it asks for, and the
/// attributes that it gets, so that flow layouts and custom ones are flipped alike.
extension UICollectionView {
    private var isFlipped: Bool {
        let layout = collectionViewLayout
        return layout.flipsHorizontallyInOppositeLayoutDirection && !layout.mirrorsItself
            && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    /// The width in which positions are flipped, in points.
    private var flippedWidth: CGFloat {
        let inset = adjustedContentInset
        return max(contentSize.width, bounds.width - inset.left - inset.right)
    }

    /// Returns attributes of the layout in the collection view's coordinate space, and the other way around.
    private func flipped(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard isFlipped else { return attributes }
        let copy = attributes.duplicate()
        copy.center.x = flippedWidth - copy.center.x
        return copy
    }

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var rect = rect
        if isFlipped { rect.origin.x = flippedWidth - rect.maxX }
        return (collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).map(flipped)
    }

    func attributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: path).map(flipped)
    }

    func attributes(ofElement kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path).map(
            flipped)
    }

    func attributes(
        ofMovingItem path: IndexPath, at position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        var position = position
        if isFlipped { position.x = flippedWidth - position.x }
        return flipped(
            collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
                at: path, withTargetPosition: position))
    }

    /// Runs a change of the content's or the view's width, and keeps the distance of the visible area from the
    /// right edge of a flipped layout.
    func keepingFlippedOffset(fromWidth oldWidth: CGFloat, _ change: () -> Void) {
        let before = flippedWidth - oldWidth
        change()
        let moved = flippedWidth - bounds.width - before
        if isFlipped, moved != 0 { contentOffset.x += moved }
    }
}
