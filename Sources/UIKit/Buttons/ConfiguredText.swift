import Foundation

/// The texts of a configuration in its fonts and colours.
@MainActor struct ConfiguredText {
    private let configuration: UIButton.Configuration
    private let color: UIColor

    init(_ configuration: UIButton.Configuration, color: UIColor) {
        self.configuration = configuration
        self.color = color
    }

    func showTitle(_ title: ButtonTitle?, in label: UILabel) {
        show(
            title, configuration.titleTextAttributesTransformer, configuration.buttonSize.titleFont,
            color, in: label)
    }

    /// Paler than the title on a background that has a colour of its own.
    func showSubtitle(in label: UILabel) {
        let title: ButtonTitle? =
            configuration.attributedSubtitle.map { .attributed(.styled($0)) }
            ?? configuration.subtitle.map { .plain($0) }
        show(
            title, configuration.subtitleTextAttributesTransformer,
            configuration.buttonSize.subtitleFont, color.faded(to: 0.75), in: label)
    }

    private func show(
        _ title: ButtonTitle?, _ transformer: UIConfigurationTextAttributesTransformer?,
        _ font: UIFont, _ color: UIColor, in label: UILabel
    ) {
        var attributes = AttributeContainer()
        attributes.font = font
        attributes.foregroundColor = color
        if let transformer { attributes = transformer(attributes) }
        if label.font != attributes.font { label.font = attributes.font }
        label.textColor = attributes.foregroundColor
        label.show(title)
    }
}
