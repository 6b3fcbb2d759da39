import Foundation

extension UIButton {
    /// The content and style of a button from iOS 15 on, apart from its state.
    @preconcurrency @MainActor public struct Configuration {
        public var background = UIBackgroundConfiguration()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { contentInsets = buttonSize.contentInsets } }
        }
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var title: String?
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitle: String?
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var indicator = Indicator.automatic
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The insets of the image and titles, in points. Once set, they no longer depend on the
        /// button's size.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set {
                insets = newValue
                hasOwnInsets = true
            }
        }
        /// The side of the titles at which the image is placed.
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var automaticallyUpdateForSelection = true

        let style: Style
        private var insets = Size.medium.contentInsets
        private var hasOwnInsets = false

        init(_ style: Style) {
            self.style = style
            if style == .glass || style == .prominentGlass || style == .clearGlass
                || style == .prominentClearGlass
            {
                cornerStyle = .capsule
            }
        }

        public mutating func setDefaultContentInsets() {
            insets = buttonSize.contentInsets
            hasOwnInsets = false
        }

        /// Returns the configuration for the button's current state. The colors are determined when
        /// it is drawn.
        public func updated(for button: UIButton) -> Configuration { self }
    }
}

extension UIButton.Configuration {
    public static func plain() -> Self { Self(.plain) }
    public static func gray() -> Self { Self(.gray) }
    public static func tinted() -> Self { Self(.tinted) }
    public static func filled() -> Self { Self(.filled) }
    public static func borderless() -> Self { Self(.borderless) }
    public static func bordered() -> Self { Self(.bordered) }
    public static func borderedTinted() -> Self { Self(.tinted) }
    public static func borderedProminent() -> Self { Self(.filled) }
    public static func glass() -> Self { Self(.glass) }
    public static func prominentGlass() -> Self { Self(.prominentGlass) }
    public static func clearGlass() -> Self { Self(.clearGlass) }
    public static func prominentClearGlass() -> Self { Self(.prominentClearGlass) }

    /// The title without attributes.
    var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }
    var shownSubtitle: String? { attributedSubtitle.map { String($0.characters) } ?? subtitle }
}
