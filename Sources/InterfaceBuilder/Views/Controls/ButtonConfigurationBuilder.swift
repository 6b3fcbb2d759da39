import UIKit

/// Reads `<buttonConfiguration>`, which takes precedence over the button's states.
@MainActor enum ButtonConfigurationBuilder {
    static func apply(_ element: Element, to button: UIButton, _ builder: ViewBuilder) {
        var configuration = configuration(of: element)
        applyTitles(element, to: &configuration, builder)
        applyStyle(element, to: &configuration, builder)
        button.configuration = configuration
        roundOnCanvas(button, builder)
    }

    /// Rounds the intrinsic size up to whole points on Interface Builder's canvas. Interface
    /// Builder does so, but iOS doesn't: documents store 35 points for buttons that have 34.33
    /// points on devices (Documentation/Metrics.md 2.10).
    private static func roundOnCanvas(_ button: UIButton, _ builder: ViewBuilder) {
        guard builder.design != nil else { return }
        let size = button.intrinsicContentSize
        button.designTime.intrinsicContentSize = CGSize(
            width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    private static func configuration(of element: Element) -> UIButton.Configuration {
        switch element["style"] {
        case "gray": .gray()
        case "tinted": .tinted()
        case "filled": .filled()
        case "borderless": .borderless()
        case "bordered": .bordered()
        case "borderedTinted": .borderedTinted()
        case "borderedProminent": .borderedProminent()
        case "glass": .glass()
        case "prominentGlass": .prominentGlass()
        case "clearGlass": .clearGlass()
        case "prominentClearGlass": .prominentClearGlass()
        default: .plain()
        }
    }

    private static func applyTitles(
        _ element: Element, to configuration: inout UIButton.Configuration, _ builder: ViewBuilder
    ) {
        let title = AttributedText(element.child(key: "attributedTitle"))
        let subtitle = AttributedText(element.child(key: "attributedSubtitle"))
        configuration.title = title?.text ?? element.string("title")
        configuration.subtitle = subtitle?.text ?? element.string("subtitle")
        configuration.titleTextAttributesTransformer = transformer(
            builder.font(element.child("fontDescription", key: "titleFontDescription"))
                ?? builder.font(title?.font), title?.color.flatMap(builder.colors.color))
        configuration.subtitleTextAttributesTransformer = transformer(
            builder.font(element.child("fontDescription", key: "subtitleFontDescription"))
                ?? builder.font(subtitle?.font), subtitle?.color.flatMap(builder.colors.color))
        configuration.titleAlignment =
            element["titleAlignment"].flatMap { titleAlignments[$0] } ?? .automatic
        if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
        let modes = TextNames.lineBreakModes
        if let mode = element["titleLineBreakMode"].flatMap({ modes[$0] }) {
            configuration.titleLineBreakMode = mode
        }
    }

    private static func transformer(
        _ font: UIFont?, _ color: UIColor?
    ) -> UIConfigurationTextAttributesTransformer? {
        guard font != nil || color != nil else { return nil }
        return UIConfigurationTextAttributesTransformer { attributes in
            var result = attributes
            if let font { result.font = font }
            if let color { result.foregroundColor = color }
            return result
        }
    }

    private static func applyStyle(
        _ element: Element, to configuration: inout UIButton.Configuration, _ builder: ViewBuilder
    ) {
        configuration.buttonSize = element["buttonSize"].flatMap { sizes[$0] } ?? .medium
        if let style = element["cornerStyle"].flatMap({ cornerStyles[$0] }) {
            configuration.cornerStyle = style
        }
        configuration.baseForegroundColor = builder.color(element, "baseForegroundColor")
        configuration.baseBackgroundColor = builder.color(element, "baseBackgroundColor")
        configuration.image = builder.images.image(element, "image")
        configuration.imagePlacement =
            element["imagePlacement"].flatMap { placements[$0] } ?? .leading
        configuration.imagePadding = element.number("imagePadding") ?? 0
        configuration.showsActivityIndicator = element.bool("showsActivityIndicator") ?? false
        configuration.indicator = element["indicator"].flatMap { indicators[$0] } ?? .automatic
        if let insets = element.directionalInsets("contentInsets") {
            configuration.contentInsets = insets
        }
        if let background = element.child("backgroundConfiguration", key: "background") {
            apply(background, to: &configuration.background, builder)
        }
    }

    private static func apply(
        _ element: Element, to background: inout UIBackgroundConfiguration, _ builder: ViewBuilder
    ) {
        background.backgroundColor = builder.color(element, "backgroundColor")
        background.strokeColor = builder.color(element, "strokeColor")
        background.strokeWidth = element.number("strokeWidth") ?? 0
        background.strokeOutset = element.number("strokeOutset") ?? 0
        if let radius = element.number("cornerRadius") { background.cornerRadius = radius }
        background.image = builder.images.image(element, "image")
        background.backgroundInsets = element.directionalInsets("backgroundInsets") ?? .zero
    }

    private static let sizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
    ]
    private static let placements: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    private static let indicators: [String: UIButton.Configuration.Indicator] = [
        "automatic": .automatic, "none": .none, "popup": .popup,
    ]
}

extension Element {
    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        guard let insets = child("directionalEdgeInsets", key: key) else { return nil }
        return NSDirectionalEdgeInsets(
            top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
            bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
    }
}
