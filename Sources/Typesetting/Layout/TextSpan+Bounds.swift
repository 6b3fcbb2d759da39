import CoreGraphics
import Foundation

extension TextSpan {
    /// The span with lengths limited to the valid range.
    var bounded: TextSpan {
        var span = self
        span.spacing = spacing.bounded
        span.baselineOffset = baselineOffset.bounded
        span.slant = slant.bounded
        span.box = box.map(\.bounded)
        if let paragraph { span.paragraph = paragraph.bounded }
        return span
    }
}

extension ParagraphStyle {
    var bounded: ParagraphStyle {
        var style = self
        for path in Self.lengths { style[keyPath: path] = self[keyPath: path].bounded }
        for path in Self.nonnegativeLengths {
            style[keyPath: path] = max(style[keyPath: path], 0)
        }
        style.tabStops = tabStops?.map { TabStop($0.alignment, location: $0.location.bounded) }
        return style
    }

    // Swift's key paths are immutable values, although they aren't marked as sendable.
    nonisolated(unsafe) private static let nonnegativeLengths: [WritableKeyPath<Self, CGFloat>] = [
        \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.firstLineHeadIndent,
        \.headIndent, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple,
        \.defaultTabInterval, \.tighteningFactor,
    ]

    nonisolated(unsafe) private static let lengths = nonnegativeLengths + [\.tailIndent]
}

extension CGRect {
    fileprivate var bounded: CGRect {
        CGRect(
            x: origin.x.bounded, y: origin.y.bounded, width: max(size.width.bounded, 0),
            height: max(size.height.bounded, 0))
    }
}

extension CGFloat {
    /// The greatest length in text, in points. Greater lengths are replaced with it.
    private static let longest: CGFloat = 100_000

    /// The number limited to the valid range; 0 for NaN.
    var bounded: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -Self.longest), Self.longest) }
}
