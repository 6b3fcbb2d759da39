import Foundation

/// The content of a list row: an image, text, and secondary text.
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public enum TextAlignment: Int, Sendable, Hashable {
            case natural, center, justified
        }

        public enum TextTransform: Int, Sendable, Hashable {
            case none, uppercase, lowercase, capitalized
        }

        public var font: UIFont
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none
        /// Whether a truncated text is shown in full under a pointer, which a preview doesn't have.
        public var showsExpansionTextWhenTruncated = false

        @preconcurrency @MainActor public func resolvedColor() -> UIColor {
            colorTransformer?(color) ?? color
        }
    }

    public struct ImageProperties {
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The configuration of a symbol, where the image doesn't have its own.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The width of a line around the image, in points; with 0, there is none.
        public var strokeWidth: CGFloat = 0
        public var strokeColor: UIColor?
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        /// The corner radius of the image, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size. Zero along an axis means no limit.
        public var maximumSize = CGSize.zero
        /// The size reserved for the image. Zero along an axis means the image's own size.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
        public static let standardDimension: CGFloat = -1

        public init() {}

        @preconcurrency @MainActor public func resolvedTintColor(for tintColor: UIColor) -> UIColor
        {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        @preconcurrency @MainActor public func resolvedStrokeColor(for tintColor: UIColor)
            -> UIColor
        {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }
    }

    /// The opacity of the whole content.
    public var alpha: CGFloat = 1
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// The attributed text, which replaces `text`.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    /// The attributed secondary text, which replaces `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// The minimum height of the row, as for one line of text.
    var leastHeight: CGFloat = 0

    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        self
    }

    var shownText: String? { attributedText?.string ?? text }
    var shownSecondaryText: String? { secondaryAttributedText?.string ?? secondaryText }
}

/// A set of axes.
public struct UIAxis: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}
