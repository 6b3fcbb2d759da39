import Foundation

/// The positions in a compositional layout.
@MainActor struct CompositionalSolution {
    @MainActor struct Section {
        let section: NSCollectionLayoutSection
        var frame = CGRect.zero
        var all: [UICollectionViewLayoutAttributes] = []
        var pinnedStarts: Set<String> = []
        var pinnedEnds: Set<String> = []
    }

    var sections: [Section] = []
    var size = CGSize.zero
    var bounds = CGSize.zero
    var pins: Bool {
        sections.contains { !$0.pinnedStarts.isEmpty || !$0.pinnedEnds.isEmpty }
    }
}

extension CompositionalSolution.Section {
    /// Returns the attributes of a view, with the frame moved to the edge of the visible bounds if
    /// the view is pinned.
    func pinned(
        _ attributes: UICollectionViewLayoutAttributes, _ sight: CGRect, _ isVertical: Bool
    ) -> UICollectionViewLayoutAttributes {
        guard let kind = attributes.representedElementKind else { return attributes }
        let copy = attributes.duplicate()
        if pinnedStarts.contains(kind) {
            copy.frame = copy.frame.pinnedToStart(of: sight, in: frame, isVertical)
        } else if pinnedEnds.contains(kind) {
            copy.frame = copy.frame.pinnedToEnd(of: sight, in: frame, isVertical)
        } else {
            return attributes
        }
        return copy
    }
}

/// A solver that lays out the sections of a compositional layout one after the other.
@MainActor struct CompositionalSolver {
    let collectionView: UICollectionView
    let attributesClass: UICollectionViewLayoutAttributes.Type
    let configuration: UICollectionViewCompositionalLayoutConfiguration
    let measured: [CollectionPlace: CGSize]

    var isVertical: Bool { configuration.scrollDirection == .vertical }
    private var traits: UITraitCollection { collectionView.traitCollection }

    /// The size of the bounds inside the adjusted content inset.
    private var container: CGSize {
        let inset = collectionView.adjustedContentInset
        let bounds = collectionView.bounds.size
        return CGSize(
            width: max(0, bounds.width - inset.left - inset.right),
            height: max(0, bounds.height - inset.top - inset.bottom))
    }

    func solve(
        _ provider: UICollectionViewCompositionalLayoutSectionProvider
    ) -> CompositionalSolution {
        var solution = CompositionalSolution()
        solution.bounds = collectionView.bounds.size
        var position: CGFloat = 0
        let environment = LayoutEnvironment(container, traits)
        for index in collectionView.state.counts.indices {
            guard let section = provider(index, environment) else { continue }
            if index > 0 { position += configuration.interSectionSpacing }
            var made = CompositionalSolution.Section(section: section)
            position = place(section, index, at: position, &made)
            solution.sections.append(made)
        }
        if solution.sections.last?.section.hasFooterSpace == true {
            position += TableMetrics.lastListFooterSpace
        }
        solution.size =
            isVertical
            ? CGSize(width: container.width, height: position)
            : CGSize(width: position, height: container.height)
        return solution
    }

    private func insets(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
        var insets = section.contentInsets
        let reference =
            section.contentInsetsReference == .automatic
            ? configuration.contentInsetsReference : section.contentInsetsReference
        let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margins: UIEdgeInsets =
            switch reference {
            case .none: .zero
            case .layoutMargins, .readableContent: collectionView.layoutMargins
            default: UIView.knowsSafeAreas ? collectionView.safeAreaInsets : .zero
            }
        if isVertical {
            insets.leading += isRightToLeft ? margins.right : margins.left
            insets.trailing += isRightToLeft ? margins.left : margins.right
        }
        return insets
    }

    /// Lays out a section.
    ///
    /// - Returns: The end of the section along the scroll direction.
    private func place(
        _ section: NSCollectionLayoutSection, _ index: Int, at start: CGFloat,
        _ made: inout CompositionalSolution.Section
    ) -> CGFloat {
        let insets = insets(of: section)
        let inner = CGSize(
            width: max(0, container.width - insets.leading - insets.trailing),
            height: max(0, container.height - insets.top - insets.bottom))
        var cursor = start
        cursor = placeEnds(section, index, isEnd: false, at: cursor, insets, &made)
        let top = cursor
        cursor += isVertical ? insets.top : insets.leading
        cursor = placeGroups(section, index, at: cursor, insets, inner, &made)
        cursor += isVertical ? insets.bottom : insets.trailing
        placeDecorations(section, index, span: top..<max(top, cursor), &made)
        cursor = placeEnds(section, index, isEnd: true, at: cursor, insets, &made)
        made.frame = along(start, length: cursor - start)
        for attributes in made.all { attributes.frame = finished(attributes.frame) }
        return cursor
    }

    private func along(_ start: CGFloat, length: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: 0, y: start, width: container.width, height: length)
            : CGRect(x: start, y: 0, width: length, height: container.height)
    }

    /// Returns a frame that is rounded to pixels, and mirrored in a right-to-left layout.
    private func finished(_ frame: CGRect) -> CGRect {
        var frame = UIScreen.main.grid.round(frame)
        if isVertical, collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            frame.origin.x = container.width - frame.maxX
        }
        return frame
    }

    // MARK: Groups

    /// Places the groups of a section, and returns the position after them. Sections that scroll
    /// orthogonally are laid out at rest, inside the collection view itself; pages that are centered begin
    /// with the first group in the middle.
    private func placeGroups(
        _ section: NSCollectionLayoutSection, _ index: Int, at start: CGFloat,
        _ insets: NSDirectionalEdgeInsets, _ inner: CGSize,
        _ made: inout CompositionalSolution.Section
    ) -> CGFloat {
        let count = collectionView.state.counts[index]
        let solver = GroupSolver(itemCount: count, traits: traits) { item in
            measured[CollectionPlace("", IndexPath(item: item, section: index))]
        }
        let runsAcross = section.orthogonalScrollingBehavior != .none
        let runsDown = isVertical != runsAcross
        var (item, cursor, thickness) = (0, CGFloat(0), CGFloat(0))
        while item < count {
            if item > 0 { cursor += section.interGroupSpacing }
            let before = item
            let group = solver.solve(section.group, in: inner, &item)
            guard item > before else { break }
            let main = runsDown ? group.size.height : group.size.width
            if before == 0, section.orthogonalScrollingBehavior == .groupPagingCentered {
                cursor = max(0, ((runsDown ? inner.height : inner.width) - main) / 2)
            }
            let origin =
                isVertical
                ? CGPoint(
                    x: insets.leading + (runsDown ? 0 : cursor), y: start + (runsDown ? cursor : 0))
                : CGPoint(
                    x: start + (runsDown ? 0 : cursor), y: insets.top + (runsDown ? cursor : 0))
            add(group, at: origin, section: index, &made)
            cursor += main
            thickness = max(thickness, runsDown ? group.size.width : group.size.height)
        }
        return start + (runsAcross ? thickness : cursor)
    }

    private func add(
        _ group: GroupSolver.Solution, at origin: CGPoint, section: Int,
        _ made: inout CompositionalSolution.Section
    ) {
        for leaf in group.leaves {
            let path = IndexPath(item: leaf.index, section: section)
            let attributes = attributesClass.make(at: path)
            let frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
            attributes.frame = frame
            attributes.fixedAxes = leaf.fixedAxes
            attributes.zIndex = leaf.zIndex
            made.all.append(attributes)
            for extra in leaf.item?.supplementaryItems ?? [] {
                let size = extra.layoutSize.size(in: frame.size)
                let view = attributesClass.make(.supplementaryView, extra.elementKind, at: path)
                view.frame = extra.containerAnchor.frame(of: size, at: frame)
                view.fixedAxes = .both
                view.zIndex = extra.zIndex
                made.all.append(view)
            }
        }
    }
}
