import UIKit

extension UIView {
    /// Lets a frame's size that the document stores stand for the view's natural one, which is
    /// that of the alignment rectangle; a negative length leaves its axis open.
    func keepNaturalSize(ofFrame size: CGSize) {
        let insets = alignmentRectInsets
        let stored = CGSize(
            width: size.width < 0 ? size.width : size.width - insets.left - insets.right,
            height: size.height < 0 ? size.height : size.height - insets.top - insets.bottom)
        let textHeight = intrinsicContentSize.height
        designTime.intrinsicContentSize = stored
        if hasOneLineOfText, textHeight > 0, stored.height > Self.stretch * textHeight {
            resistWithinAPixel(of: stored.height)
        }
    }

    /// How many times its text's height a view of one line must be stored to count as stretched:
    /// more than fonts that aren't at hand differ from their stand-ins.
    private static let stretch: CGFloat = 1.5

    private var hasOneLineOfText: Bool {
        switch self {
        case let label as UILabel: label.numberOfLines == 1
        case is UIButton, is UITextField: true
        default: false
        }
    }

    /// A stored height is rounded to pixels. Views that others stretch would set theirs against
    /// the exact one: of a calculator's keys, 125.25 points high, some are stored 126 high.
    private func resistWithinAPixel(of height: CGFloat) {
        let atLeast = heightAnchor.constraint(
            greaterThanOrEqualToConstant: height - 1 / UIScreen.main.scale)
        atLeast.priority = contentCompressionResistancePriority(for: .vertical)
        atLeast.isActive = true
        setContentCompressionResistancePriority(UILayoutPriority(1), for: .vertical)
    }
}
