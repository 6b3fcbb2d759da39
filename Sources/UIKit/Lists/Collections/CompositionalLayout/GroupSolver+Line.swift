import Foundation

extension GroupSolver {
    /// Places a group's subitems along an axis until the next one doesn't fit.
    func line(
        _ group: NSCollectionLayoutGroup, _ available: CGSize, _ index: inout Int,
        _ axis: NSLayoutConstraint.Axis
    ) -> Solution {
        var parts: [Solution] = []
        let gap = group.interItemSpacing?.spacing ?? 0
        let isEstimatedLength = isEstimated(group, axis)
        var used: CGFloat = 0
        while index < itemCount, !group.subitems.isEmpty {
            if let count = group.count, parts.count == count { break }
            if isEstimatedLength, group.count == nil, parts.count == group.subitems.count { break }
            let before = index
            let part = solve(
                group.subitems[parts.count % group.subitems.count], in: available, &index,
                share: share(of: group, available, axis))
            let length = part.size[axis]
            let more = parts.isEmpty ? length : gap + length
            if group.count == nil, !isEstimatedLength, !parts.isEmpty,
                used + more > available[axis] + 0.01
            {
                index = before
                break
            }
            used += more
            parts.append(part)
            // A subitem that contains no item would repeat forever.
            if index == before { break }
        }
        return joined(
            parts, available, gap: stretched(group, used, parts.count, available[axis]), axis)
    }

    private func isEstimated(
        _ group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis
    ) -> Bool {
        axis == .horizontal
            ? group.layoutSize.widthDimension.isEstimated
            : group.layoutSize.heightDimension.isEstimated
    }

    /// Returns the size of each subitem if a given number of subitems share the length, or `nil` if
    /// they have their own sizes.
    private func share(
        of group: NSCollectionLayoutGroup, _ available: CGSize, _ axis: NSLayoutConstraint.Axis
    ) -> CGSize? {
        guard let count = group.count, let subitem = group.subitems.first,
            !isEstimated(group, axis)
        else { return nil }
        let gaps = (group.interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)
        let each = max(0, (available[axis] - gaps) / CGFloat(count))
        let own = subitem.layoutSize.size(in: available)
        return axis == .horizontal
            ? CGSize(width: each, height: own.height) : CGSize(width: own.width, height: each)
    }

    /// Returns the spacing between subitems. A flexible spacing takes the remaining length.
    private func stretched(
        _ group: NSCollectionLayoutGroup, _ used: CGFloat, _ count: Int, _ available: CGFloat
    ) -> CGFloat {
        let gap = group.interItemSpacing?.spacing ?? 0
        guard group.interItemSpacing?.isFlexible == true, count > 1, available > used else {
            return gap
        }
        return gap + (available - used) / CGFloat(count - 1)
    }

    private func joined(
        _ parts: [Solution], _ available: CGSize, gap: CGFloat, _ axis: NSLayoutConstraint.Axis
    ) -> Solution {
        var solution = Solution(size: .zero)
        var position: CGFloat = 0
        for (place, part) in parts.enumerated() {
            if place > 0 { position += gap }
            let offset =
                axis == .horizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
            solution.leaves += part.leaves.map { leaf in
                var leaf = leaf
                leaf.frame = leaf.frame.offsetBy(dx: offset.x, dy: offset.y)
                return leaf
            }
            position += part.size[axis]
            let across = axis == .horizontal ? part.size.height : part.size.width
            solution.size =
                axis == .horizontal
                ? CGSize(width: position, height: max(solution.size.height, across))
                : CGSize(width: max(solution.size.width, across), height: position)
        }
        return solution
    }
}
