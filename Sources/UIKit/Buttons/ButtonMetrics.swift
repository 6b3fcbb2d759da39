import ContactSheetDevices
import Foundation

/// The metrics of buttons without a configuration, by era (Documentation/Metrics.md 2.9).
@MainActor enum ButtonMetrics {
    /// The minimum width of a button that shows no image, in points.
    static let minimumWidth: CGFloat = 30

    /// Returns the padding around a title if the button has neither an image nor content insets: 6
    /// points above and below, as stored frames of titles in all fonts and of both common types
    /// show.
    static func padding(of type: UIButton.ButtonType) -> UIEdgeInsets {
        guard UIScreen.main.era == .classic else { return UIEdgeInsets(top: 6, bottom: 6) }
        return type == .system ? UIEdgeInsets(top: 9, left: 12, bottom: 9, right: 12) : .zero
    }

    /// Returns the minimum height, which is 37 points for the rounded rectangle of iOS 6.
    static func minimumHeight(of type: UIButton.ButtonType) -> CGFloat {
        UIScreen.main.era == .classic && type == .system ? 37 : 0
    }

    /// Returns the font: 15 points for a system button, in bold up to iOS 6, and 18 points for a
    /// custom button.
    static func font(of type: UIButton.ButtonType) -> UIFont {
        guard type == .system else { return .systemFont(ofSize: UIFont.buttonFontSize) }
        return UIScreen.main.era == .classic
            ? .boldSystemFont(ofSize: 15) : .systemFont(ofSize: 15)
    }

    /// Returns the size of the symbol for a button type, or `nil` for the types without one. Stored
    /// frames have 22 points up to iOS 12 and 20 from iOS 13 on.
    static func markSize(of type: UIButton.ButtonType) -> CGSize? {
        let era = UIScreen.main.era
        switch type {
        case .custom, .system, .plain: return nil
        case .close: return CGSize(width: 30, height: 30)
        case .infoLight where era == .classic, .infoDark where era == .classic:
            return CGSize(width: 18, height: 19)
        case .detailDisclosure where era == .classic: return CGSize(width: 29, height: 31)
        case .contactAdd where era == .classic: return CGSize(width: 29, height: 29)
        default:
            let side: CGFloat = era < .dark ? 22 : 20
            return CGSize(width: side, height: side)
        }
    }
}
