import Foundation

/// The distances that UIKit calls standard (Documentation/Layout.md 3.6 and 3.7).
@MainActor enum SystemSpacing {
    static let betweenSiblings: CGFloat = 8
    static let toSuperview: CGFloat = 20

    /// Between the baselines of labels the distance at which their lines touch, as in the corpus's
    /// one document that has it; of a label to anything else the height of its lines; otherwise as
    /// between siblings.
    static func vertical(from upper: LayoutTerm, to lower: LayoutTerm) -> CGFloat {
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        guard baselines.contains(upper.attribute), baselines.contains(lower.attribute),
            let label = upper.item as? UILabel
        else { return betweenSiblings }
        guard let lowerLabel = lower.item as? UILabel else { return label.font.lineHeight }
        return label.lastBaselineOffsetFromBottom + lowerLabel.firstBaselineOffsetFromTop
    }
}
