import UIKit

/// Finds images by name: symbols, images of the run's asset catalogs, and placeholders of the
/// stored size for all others.
@MainActor struct ImageDecoder {
    let resources: Resources

    /// Returns the image that an element names in its attribute, or in a child `<imageReference>`.
    func image(_ element: Element, _ key: String) -> UIImage? {
        let reference = element.child("imageReference", key: key)
        guard let name = reference?["image"] ?? (reference == nil ? element[key] : nil) else {
            return nil
        }
        let source = reference ?? element
        let image =
            source["catalog"] == "system" ? symbol(name, source, element) : asset(name)
        guard let mode = source["renderingMode"].flatMap({ Self.renderingModes[$0] }) else {
            return image
        }
        return image.withRenderingMode(mode)
    }

    private func asset(_ name: String) -> UIImage {
        AssetLibrary.main.knownImage(name)
            ?? UIImage(placeholder: name, size: resources.images[name] ?? Self.unknownSize)
    }

    private static let unknownSize = CGSize(width: 20, height: 20)

    private static let renderingModes: [String: UIImage.RenderingMode] = [
        "template": .alwaysTemplate, "original": .alwaysOriginal,
    ]

    // MARK: Symbols

    private func symbol(_ name: String, _ source: Element, _ element: Element) -> UIImage {
        let image = UIImage(systemName: name, proportions: resources.symbols[name] ?? .zero)
        var configuration = UIImage.SymbolConfiguration.unspecified
        if let scale = source["symbolScale"].flatMap({ Self.scales[$0] }) {
            configuration = UIImage.SymbolConfiguration(scale: scale)
        }
        if let preferred = Self.configuration(of: element) {
            configuration = configuration.applying(preferred)
        }
        return image.applyingSymbolConfiguration(configuration) ?? image
    }

    /// Returns the `<preferredSymbolConfiguration>` of a view or of a button's state.
    static func configuration(of element: Element) -> UIImage.SymbolConfiguration? {
        guard
            let stored = element.children.first(where: {
                $0.name == "preferredSymbolConfiguration"
            })
        else { return nil }
        var configuration = size(of: stored) ?? .unspecified
        if let scale = stored["scale"].flatMap({ scales[$0] }) {
            configuration = configuration.applying(UIImage.SymbolConfiguration(scale: scale))
        }
        if let weight = stored["weight"].flatMap({ weights[$0] }) {
            configuration = configuration.applying(UIImage.SymbolConfiguration(weight: weight))
        }
        return configuration
    }

    private static func size(of stored: Element) -> UIImage.SymbolConfiguration? {
        if let points = stored.number("pointSize") {
            return UIImage.SymbolConfiguration(pointSize: points)
        }
        guard let description = stored.child("fontDescription") else { return nil }
        if let style = description["style"] {
            return UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style))
        }
        return FontDecoder.font(description).map { UIImage.SymbolConfiguration(font: $0) }
    }

    private static let scales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let weights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
