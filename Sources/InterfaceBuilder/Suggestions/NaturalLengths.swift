import UIKit

/// Tells views that have their natural lengths from those that somebody resized: the latter need
/// edges or lengths of their own to look as on the canvas.
@MainActor enum NaturalLengths {
    /// Lets what is stored stand for natural lengths near it, and takes those away that are far.
    static func settle(_ members: [SuggestionMember], _ open: OpenQuantities) {
        for member in members where member.isTarget {
            let axes = NSLayoutConstraint.Axis.inOrder
                .filter { open.isPlaceOpen(member.view, $0) }
            guard !axes.isEmpty else { continue }
            var size = member.view.intrinsicContentSize
            for axis in axes {
                let natural = naturalLength(of: member, axis)
                let stored = member.extent(axis).length
                let isNatural = natural.map { isNear($0, stored, member, axis) } ?? false
                let length = isNatural ? stored : UIView.noIntrinsicMetric
                if axis == .horizontal { size.width = length } else { size.height = length }
            }
            member.view.designTime.intrinsicContentSize = size
        }
    }

    /// Nil for views without any; that of several lines at the width that is stored.
    private static func naturalLength(
        of member: SuggestionMember, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat? {
        if axis == .vertical, let label = member.view as? UILabel, label.numberOfLines != 1 {
            let width = member.rect.width
            return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        let length = member.view.intrinsicContentSize.along(axis)
        return length < 0 ? nil : length
    }

    private static func isNear(
        _ natural: CGFloat, _ stored: CGFloat, _ member: SuggestionMember,
        _ axis: NSLayoutConstraint.Axis
    ) -> Bool {
        let isText = TextSizes.isText(member.element)
        guard isText else { return CanvasDrift.isNear(natural, stored) }
        let share = TextSizes.isMeasurable(member.element) ? 0.1 : 0.35
        return abs(natural - stored) <= max(4, stored * share)
    }
}
