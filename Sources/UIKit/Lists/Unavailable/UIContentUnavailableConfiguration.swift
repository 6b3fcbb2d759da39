import Foundation

/// The content of a screen or view that has nothing to show: an image, text, secondary text, and two
/// buttons, from iOS 17 on.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
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
    /// The button below the texts, which is shown if it has a title or an image.
    public var button: UIButton.Configuration
    public var buttonProperties = ButtonProperties()
    public var secondaryButton: UIButton.Configuration
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    /// The axes along which the superview's margins apply in addition; stored, without effect.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The margins inside the safe area, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The distance between the image and the text, in points.
    public var imageToTextPadding: CGFloat = UnavailableMetrics.imageToText
    /// The distance between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = UnavailableMetrics.textToSecondaryText
    /// The distance between the texts and the first button, in points.
    public var textToButtonPadding: CGFloat = UnavailableMetrics.textToButton
    /// The distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = UnavailableMetrics.betweenButtons
    public var background = UIBackgroundConfiguration.clear()
    var kind = Kind.empty

    /// What the configuration was created for.
    enum Kind: Sendable {
        case empty, loading, search
    }

    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns the configuration for a state. The text of a search without results contains the text
    /// that was searched for, if there is one.
    public func updated(
        for state: any UIConfigurationState
    ) -> UIContentUnavailableConfiguration {
        guard kind == .search, text == Self.noResults,
            let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
            !searched.isEmpty
        else { return self }
        var configuration = self
        configuration.text = "\(Self.noResults) for “\(searched)”"
        return configuration
    }

    var shownText: NSAttributedString? { attributedText ?? text.map(NSAttributedString.init) }

    var shownSecondaryText: NSAttributedString? {
        secondaryAttributedText ?? secondaryText.map(NSAttributedString.init)
    }
}

extension UIContentUnavailableConfiguration {
    public enum Alignment: Int, Sendable, Hashable {
        case center
        /// At the leading edge.
        case natural
    }

    @preconcurrency @MainActor public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
            UnavailableMetrics.symbolConfiguration
        /// The color of a template image or of the activity indicator.
        public var tintColor: UIColor? = .secondaryLabel
        /// The corner radius of the image, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size, in points. Zero along an axis means no limit.
        public var maximumSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false

        public init() {}
    }

    @preconcurrency @MainActor public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    @preconcurrency @MainActor public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal

        public init() {}
    }
}

/// The state of a controller on which the configuration of its unavailable content can depend.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// The text of the search bar in the controller's navigation item.
    public var searchText: String?
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
