import Foundation

/// What a list's row shows: an image, a text and a second text.
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
        public var colorTransformer: ((UIColor) -> UIColor)?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none

        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    public struct ImageProperties {
        public var tintColor: UIColor?
        public var tintColorTransformer: ((UIColor) -> UIColor)?
        /// In points.
        public var cornerRadius: CGFloat = 0
        /// Zero along an axis stands for no limit.
        public var maximumSize = CGSize.zero
        /// Zero along an axis stands for the image's own.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
        public static let standardDimension: CGFloat = -1

        public init() {}
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// Takes the place of `text`.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    /// Takes the place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// The height of a row of one line, where the text leaves room.
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

/// The directions in which something holds.
public struct UIAxis: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}
