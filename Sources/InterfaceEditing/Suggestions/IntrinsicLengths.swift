import UIKit

/// Distinguishes views with their intrinsic lengths from resized ones, which need constraints for
/// their lengths to keep their frames on the canvas.
@MainActor enum IntrinsicLengths {
    /// Sets the targets' intrinsic sizes: the stored length where the measured one is near it, and
    /// none otherwise.
    ///
    /// - Returns: The sizes with the measured lengths instead of none.
    static func apply(
        to members: [SuggestionMember], _ ambiguities: AmbiguousQuantities
    ) -> [(view: UIView, size: CGSize)] {
        var measuredSizes: [(UIView, CGSize)] = []
        for member in members where member.isTarget {
            let axes = NSLayoutConstraint.Axis.inOrder
                .filter { ambiguities.isPositionAmbiguous(member.view, $0) }
            guard !axes.isEmpty else { continue }
            var size = member.view.intrinsicContentSize
            var measuredSize = member.view.designTime.intrinsicContentSize ?? size
            for axis in axes {
                let measured = measuredLength(of: member, axis)
                let stored = member.extent(axis).length
                let isIntrinsic = measured.map { isNear($0, stored, member, axis) } ?? false
                size.set(isIntrinsic ? stored : UIView.noIntrinsicMetric, axis)
                if isIntrinsic { measuredSize.set(stored, axis) }
            }
            measuredSizes.append((member.view, measuredSize))
            member.view.designTime.intrinsicContentSize = size
        }
        return measuredSizes
    }

    /// Returns the intrinsic length, or `nil` if the view has none. Labels with several lines are
    /// measured at their stored width.
    private static func measuredLength(
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
        _ measured: CGFloat, _ stored: CGFloat, _ member: SuggestionMember,
        _ axis: NSLayoutConstraint.Axis
    ) -> Bool {
        let isText = TextSizes.isText(member.element)
        guard isText else { return CanvasDrift.isNear(measured, stored) }
        let share = TextSizes.isMeasurable(member.element) ? 0.1 : 0.35
        return abs(measured - stored) <= max(4, stored * share)
    }
}

extension CGSize {
    fileprivate mutating func set(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { width = length } else { height = length }
    }
}
