import Devices
import Foundation

extension AlertMetrics {
    /// For the text size of an alert's traits, which alerts follow since iOS 10; at the usual size
    /// nothing changes.
    func scaled(for traits: UITraitCollection) -> AlertMetrics {
        guard SystemBehavior.alertsFollowTextSize.isActive else { return self }
        var scaled = self
        scaled.title = Self.scale(title, .headline, traits)
        scaled.message = Self.scale(message, .footnote, traits)
        scaled.button = Self.scale(button, .body, traits)
        scaled.emphasizedButton = Self.scale(emphasizedButton, .body, traits)
        // Buttons keep their room above and below the title, but never less than their height.
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
