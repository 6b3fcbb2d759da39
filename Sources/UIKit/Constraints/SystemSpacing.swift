import Foundation

/// The distances that UIKit calls standard (facts: semantics.md 3.6 and 3.7).
@MainActor enum SystemSpacing {
    static let betweenSiblings: CGFloat = 8
    static let toSuperview: CGFloat = 20

    /// Between baselines the distance of lines of the upper label's font; else as between siblings.
    static func vertical(from upper: LayoutTerm, to lower: LayoutTerm) -> CGFloat {
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        guard baselines.contains(upper.attribute), baselines.contains(lower.attribute),
            let label = upper.item as? UILabel
        else { return betweenSiblings }
        return label.font.lineHeight
    }
}
