import Foundation

extension CompositionalSolver {
    /// Places the headers or the footers of a section.
    ///
    /// - Returns: The position after them.
    func placeEnds(
        _ section: NSCollectionLayoutSection, _ index: Int, isEnd: Bool, at start: CGFloat,
        _ insets: NSDirectionalEdgeInsets, _ made: inout CompositionalSolution.Section
    ) -> CGFloat {
        var cursor = start
        let follows = section.supplementariesFollowContentInsets
        for end in section.boundarySupplementaryItems where end.isAtEnd == isEnd {
            let path = IndexPath(item: 0, section: index)
            var size = end.layoutSize.size(in: availableSize(follows ? insets : .zero))
            let known = measured[CollectionPlace(end.elementKind, path)]
            if let known, end.layoutSize.heightDimension.isEstimated { size.height = known.height }
            if let known, end.layoutSize.widthDimension.isEstimated { size.width = known.width }
            let attributes = attributesClass.make(.supplementaryView, end.elementKind, at: path)
            let origin = CGPoint(
                x: isVertical ? (follows ? insets.leading : 0) : cursor,
                y: isVertical ? cursor : (follows ? insets.top : 0))
            attributes.frame = CGRect(origin: origin, size: size)
                .offsetBy(dx: end.offset.x, dy: end.offset.y)
            attributes.fixedAxes = end.layoutSize.fixedAxes
            attributes.zIndex = end.zIndex
            made.all.append(attributes)
            if end.pinToVisibleBounds {
                if isEnd {
                    made.pinnedEnds.insert(end.elementKind)
                } else {
                    made.pinnedStarts.insert(end.elementKind)
                }
            }
            if end.extendsBoundary { cursor += isVertical ? size.height : size.width }
        }
        return cursor
    }

    private func availableSize(_ insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, visibleSize.width - insets.leading - insets.trailing),
            height: visibleSize.height)
    }

    private var visibleSize: CGSize {
        collectionView.bounds.inset(
            by: collectionView.adjustedContentInset
        ).size
    }

    func placeDecorations(
        _ section: NSCollectionLayoutSection, _ index: Int, span: Range<CGFloat>,
        _ made: inout CompositionalSolution.Section
    ) {
        for decoration in section.decorationItems {
            let attributes = attributesClass.make(
                .decorationView, decoration.elementKind, at: IndexPath(item: 0, section: index))
            let length = span.upperBound - span.lowerBound
            let box =
                isVertical
                ? CGRect(x: 0, y: span.lowerBound, width: visibleSize.width, height: length)
                : CGRect(x: span.lowerBound, y: 0, width: length, height: visibleSize.height)
            let insets = decoration.contentInsets
            attributes.frame = box.inset(
                by: UIEdgeInsets(
                    top: insets.top, left: insets.leading, bottom: insets.bottom,
                    right: insets.trailing))
            attributes.zIndex = decoration.zIndex
            made.all.append(attributes)
        }
    }
}
