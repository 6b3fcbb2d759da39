import Foundation

/// A solver that computes the frames of a group's cells.
@MainActor struct GroupSolver {
    /// The number of items in the section.
    let itemCount: Int
    let traits: UITraitCollection
    /// The function that returns the measured size of an item's content.
    let measured: (Int) -> CGSize?

    /// A cell in the coordinate space of its group.
    struct Leaf {
        var frame: CGRect
        let index: Int
        let fixedAxes: UIAxis
        let item: NSCollectionLayoutItem?
        var zIndex = 0
    }

    struct Solution {
        var size: CGSize
        var leaves: [Leaf] = []
    }

    /// Lays out an item or group, with as many of the section's items as it holds, starting at
    /// `index`.
    func solve(
        _ item: NSCollectionLayoutItem, in container: CGSize, _ index: inout Int,
        share: CGSize? = nil
    ) -> Solution {
        var solution =
            (item as? NSCollectionLayoutGroup).map { solve($0, in: container, &index, share) }
            ?? solveCell(item, in: container, &index, share)
        guard let spacing = item.edgeSpacing?.insets else { return solution }
        for leaf in solution.leaves.indices {
            solution.leaves[leaf].frame.origin.x += spacing.leading
            solution.leaves[leaf].frame.origin.y += spacing.top
        }
        solution.size.width += spacing.leading + spacing.trailing
        solution.size.height += spacing.top + spacing.bottom
        return solution
    }

    private func solveCell(
        _ item: NSCollectionLayoutItem, in container: CGSize, _ index: inout Int,
        _ share: CGSize?
    ) -> Solution {
        var size = share ?? item.layoutSize.size(in: container)
        let insets = item.contentInsets
        let around = CGSize(
            width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
        let fixed = item.layoutSize.fixedAxes
        if let known = measured(index) {
            if !fixed.contains(.horizontal) { size.width = known.width + around.width }
            if !fixed.contains(.vertical) { size.height = known.height + around.height }
        }
        let frame = CGRect(
            x: insets.leading, y: insets.top, width: max(0, size.width - around.width),
            height: max(0, size.height - around.height))
        defer { index += 1 }
        return Solution(
            size: size,
            leaves: [Leaf(frame: frame, index: index, fixedAxes: fixed, item: item)])
    }

    private func solve(
        _ group: NSCollectionLayoutGroup, in container: CGSize, _ index: inout Int,
        _ share: CGSize?
    ) -> Solution {
        let size = share ?? group.layoutSize.size(in: container)
        let insets = group.contentInsets
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        var solution: Solution
        switch group.arrangement {
        case .horizontal: solution = line(group, inner, &index, .horizontal)
        case .vertical: solution = line(group, inner, &index, .vertical)
        case .custom(let provider): solution = custom(provider, inner, &index)
        }
        for leaf in solution.leaves.indices {
            solution.leaves[leaf].frame.origin.x += insets.leading
            solution.leaves[leaf].frame.origin.y += insets.top
        }
        let content = solution.size
        solution.size = size
        if group.layoutSize.widthDimension.isEstimated {
            solution.size.width = content.width + insets.leading + insets.trailing
        }
        if group.layoutSize.heightDimension.isEstimated {
            solution.size.height = content.height + insets.top + insets.bottom
        }
        return solution
    }

    private func custom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize,
        _ index: inout Int
    ) -> Solution {
        var solution = Solution(size: size)
        for item in provider(LayoutEnvironment(size, traits)) where index < itemCount {
            solution.leaves.append(
                Leaf(
                    frame: item.frame, index: index, fixedAxes: .both, item: nil,
                    zIndex: item.zIndex))
            index += 1
        }
        // A group without items would repeat forever.
        if solution.leaves.isEmpty { index = itemCount }
        return solution
    }
}
