import Foundation

/// The title and subtitle of a configuration in its fonts and colors.
@MainActor struct ConfiguredText {
    private let configuration: UIButton.Configuration
    private let color: UIColor

    init(_ configuration: UIButton.Configuration, color: UIColor) {
        self.configuration = configuration
        self.color = color
    }

    func showTitle(_ title: ButtonTitle?, in label: ButtonTitleLabel) {
        show(
            title, configuration.titleTextAttributesTransformer, configuration.buttonSize.titleFont,
            color, in: label)
    }

    /// Shows the subtitle, which is lighter than the title.
    func showSubtitle(in label: ButtonTitleLabel) {
        let title: ButtonTitle? =
            configuration.attributedSubtitle.map { .attributed(.styled($0)) }
            ?? configuration.subtitle.map { .plain($0) }
        show(
            title, configuration.subtitleTextAttributesTransformer,
            configuration.buttonSize.subtitleFont, color.faded(to: 0.75), in: label)
    }

    private func show(
        _ title: ButtonTitle?, _ transformer: UIConfigurationTextAttributesTransformer?,
        _ font: UIFont, _ color: UIColor, in label: ButtonTitleLabel
    ) {
        var attributes = AttributeContainer()
        attributes.font = font
        attributes.foregroundColor = color
        if let transformer { attributes = transformer(attributes) }
        if case .attributed(let text) = title {
            label.show(
                .attributed(
                    text.filled(.font, attributes.font ?? font)
                        .filled(.foregroundColor, attributes.foregroundColor ?? color)))
            return
        }
        label.show(title)
        if label.font != attributes.font { label.font = attributes.font }
        label.textColor = attributes.foregroundColor
    }
}
