import UIKit

extension UIView {
    /// Makes a stored frame size the view's intrinsic size, which is that of its alignment
    /// rectangle. A negative length means that the view has no intrinsic size on that axis.
    package func keepNaturalSize(ofFrame size: CGSize) {
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

    /// The ratio of stored height to text height above which a single-line view counts as
    /// stretched. It is greater than the difference between unavailable fonts and their
    /// substitutes.
    private static let stretch: CGFloat = 1.5

    private var hasOneLineOfText: Bool {
        switch self {
        case let label as UILabel: label.numberOfLines == 1
        case is UIButton, is UITextField: true
        default: false
        }
    }

    /// Allows the view to be up to a pixel lower than its stored height, which is rounded to
    /// pixels. Otherwise stretched views would conflict with the exact height: of a calculator's
    /// keys with a height of 125.25 points, some are stored with 126.
    private func resistWithinAPixel(of height: CGFloat) {
        let atLeast = heightAnchor.constraint(
            greaterThanOrEqualToConstant: height - 1 / UIScreen.main.scale)
        atLeast.priority = contentCompressionResistancePriority(for: .vertical)
        atLeast.isActive = true
        setContentCompressionResistancePriority(UILayoutPriority(1), for: .vertical)
    }
}
