import Foundation

extension UIView {
    /// Gives each subview that is placed by its mask the frame that follows from the new size.
    func autoresizeSubviews(from old: CGSize, to new: CGSize) {
        for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
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

/// One axis of a view in its superview: the margin before it, its size, and which of margin, size
/// and the margin after it give way.
struct AutoresizingSpan: Equatable {
    var margin: CGFloat
    var size: CGFloat
    var flexible: (before: Bool, size: Bool, after: Bool)

    static func == (a: AutoresizingSpan, b: AutoresizingSpan) -> Bool {
        (a.margin, a.size) == (b.margin, b.size) && a.flexible == b.flexible
    }

    /// Shares the difference among the flexible portions in proportion to their sizes, or equally
    /// where they come to nothing (Documentation/Layout.md 1.2). Sizes never fall below zero.
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
