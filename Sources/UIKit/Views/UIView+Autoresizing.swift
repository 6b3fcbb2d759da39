import Foundation

extension UIView {
    /// Sets the frame of each subview that its autoresizing mask positions, after the size has
    /// changed.
    func autoresizeSubviews(from old: CGSize, to new: CGSize) {
        for subview in subviews where !subview.isPlacedByConstraints {
            subview.autoresize(from: old, to: new)
        }
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty, transform.isIdentity else { return }
        let before = frame
        let mask = autoresizingMask
        let horizontal = AutoresizingSpan(
            margin: before.minX, size: before.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            )
        ).resized(from: old.width, to: new.width)
        let vertical = AutoresizingSpan(
            margin: before.minY, size: before.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            )
        ).resized(from: old.height, to: new.height)
        let after = CGRect(
            x: horizontal.margin, y: vertical.margin, width: horizontal.size,
            height: vertical.size)
        if after != before { frame = after }
    }
}

/// The position of a view along one axis of its superview: the margin before it, its size, and
/// which of the margin, the size, and the margin after it are flexible.
struct AutoresizingSpan: Equatable {
    var margin: CGFloat
    var size: CGFloat
    var flexible: (before: Bool, size: Bool, after: Bool)

    static func == (a: AutoresizingSpan, b: AutoresizingSpan) -> Bool {
        (a.margin, a.size) == (b.margin, b.size) && a.flexible == b.flexible
    }

    /// Returns the span for a new length of the superview.
    ///
    /// The flexible portions share the difference in proportion to their sizes, or equally if their
    /// sum is zero (Documentation/Layout.md 1.2). Two flexible margins with a fixed size also share
    /// it in proportion, in every iOS version. Sizes never fall below zero; a view that collapses
    /// to zero loses its proportions. The result stays exact, so that repeated rotations don't
    /// accumulate rounding errors; only the output is rounded.
    func resized(from oldLength: CGFloat, to newLength: CGFloat) -> AutoresizingSpan {
        let difference = newLength - oldLength
        let after = oldLength - margin - size
        let portions = [(margin, flexible.before), (size, flexible.size), (after, flexible.after)]
        let flexiblePortions = portions.filter(\.1).map(\.0)
        guard difference != 0, !flexiblePortions.isEmpty else { return self }
        let sum = flexiblePortions.reduce(0, +)
        func share(_ portion: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            // A single portion takes the difference exactly.
            if portion == sum, sum > 0 { return difference }
            return sum > 0
                ? difference * portion / sum : difference / CGFloat(flexiblePortions.count)
        }
        var result = self
        result.margin += share(margin, flexible.before)
        result.size = max(0, size + share(size, flexible.size))
        return result
    }
}
