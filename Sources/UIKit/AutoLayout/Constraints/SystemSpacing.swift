import Foundation

/// UIKit's standard distances, in points (Documentation/Layout.md 3.6 and 3.7).
@MainActor enum SystemSpacing {
    static let betweenSiblings: CGFloat = 8
    static let toSuperview: CGFloat = 20

    /// Returns the standard vertical distance between two attributes.
    ///
    /// Between the baselines of two labels, it is the distance at which their lines touch, as in
    /// the only document of the corpus that contains it. From a label's baseline to the baseline of
    /// another view, it is the line height of the label; otherwise, it is the distance between
    /// siblings.
    static func vertical(from upper: LayoutTerm, to lower: LayoutTerm) -> CGFloat {
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        guard baselines.contains(upper.attribute), baselines.contains(lower.attribute),
            let label = upper.item as? UILabel
        else { return betweenSiblings }
        guard let lowerLabel = lower.item as? UILabel else { return label.font.lineHeight }
        return label.lastBaselineOffsetFromBottom + lowerLabel.firstBaselineOffsetFromTop
    }
}
