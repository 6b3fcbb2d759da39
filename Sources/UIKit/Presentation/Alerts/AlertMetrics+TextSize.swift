import ContactSheetDevices
import Foundation

extension AlertMetrics {
    /// Returns the metrics for the text size of an alert's traits, which alerts follow from iOS 10
    /// on. At the default text size they don't change. The width never grows.
    func scaled(for traits: UITraitCollection) -> AlertMetrics {
        guard SystemBehavior.alertsFollowTextSize.isActive else { return self }
        var scaled = self
        scaled.title = Self.scale(title, .headline, traits)
        scaled.message = Self.scale(message, .footnote, traits)
        scaled.button = Self.scale(button, .body, traits)
        scaled.emphasizedButton = Self.scale(emphasizedButton, .body, traits)
        // Buttons keep the space above and below their title, but are never lower than their
        // default height.
        let growth = scaled.button.lineHeight - button.lineHeight
        scaled.buttonHeight = buttonHeight + max(0, growth.rounded(.up))
        return scaled
    }

    private static func scale(
        _ font: UIFont, _ style: UIFont.TextStyle, _ traits: UITraitCollection
    ) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
    }
}
