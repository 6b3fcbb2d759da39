import ContactSheetDevices
import Foundation

/// The measures and colors of search bars by era (Documentation/Metrics.md 1.6).
@MainActor enum SearchBarMetrics {
    private static var era: Era { UIScreen.main.era }

    /// The height in points: 44 up to iOS 10, 56 since.
    static var height: CGFloat { era < .safeArea ? 44 : 56 + growth }
    static var fieldHeight: CGFloat {
        switch era {
        case .classic: 31
        case .flat: 28
        case .safeArea, .dark: 36 + growth
        case .glass: 44 + growth
        }
    }

    /// The font of the field: 14 points up to iOS 10, 17 since, and the body style's size at the
    /// text sizes for accessibility.
    static var font: UIFont {
        guard era >= .safeArea else { return .systemFont(ofSize: 14) }
        return follows ? .preferredFont(forTextStyle: .body) : .systemFont(ofSize: 17)
    }

    /// Whether the field follows the text size (Documentation/Metrics.md 5.5).
    private static var follows: Bool { UIScreen.main.traitCollection.stacksRows }

    /// The additional height of the field at the text sizes for accessibility, in whole points.
    static var growth: CGFloat {
        guard follows else { return 0 }
        let usual = UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight
        return (font.lineHeight - usual).rounded(.up)
    }

    /// The scale of the magnifying glass.
    private static var iconScale: CGFloat {
        follows ? font.pointSize / UIFont.labelFontSize : 1
    }
    static var promptHeight: CGFloat { 30 }
    /// The additional height of the scope bar, which up to iOS 10 equals that of the bar.
    static var scopeBarHeight: CGFloat { era < .safeArea ? 44 : 46 }
    static var segmentHeight: CGFloat { era == .classic ? 30 : era < .dark ? 28 : 32 }
    static var sideMargin: CGFloat { era == .classic ? 5 : 8 }
    static var cancelGap: CGFloat { 8 }
    /// The width of a field among the items of a navigation bar, in points.
    static var integratedWidth: CGFloat { 230 }

    /// Creates the Cancel button: a title in the tint color; up to iOS 6 a blue button with a white
    /// title.
    static func makeCancelButton() -> UIButton {
        let button = era == .classic ? ClassicCancelButton() : UIButton(type: .system)
        button.setTitle("Cancel", for: .normal)
        button.titleLabel?.font =
            era == .classic
            ? .boldSystemFont(ofSize: 12) : .systemFont(ofSize: UIFont.labelFontSize)
        guard era == .classic else { return button }
        button.contentEdgeInsets = UIEdgeInsets(top: 6, left: 8, bottom: 6, right: 8)
        button.setTitleShadowColor(BarColors.engraved, for: .normal)
        button.titleLabel?.shadowOffset = CGSize(width: 0, height: -1)
        return button
    }

    /// Shows the Cancel button as a circle of glass with a cross next to an integrated field, or as a
    /// title.
    static func showCancel(_ button: UIButton, isOnGlass: Bool) {
        guard isOnGlass != (button.configuration != nil) else { return }
        button.setTitle(isOnGlass ? nil : "Cancel", for: .normal)
        button.accessibilityLabel = isOnGlass ? "Cancel" : nil
        guard isOnGlass else { return button.configuration = nil }
        var configuration = UIButton.Configuration.glass()
        configuration.image = UIImage(systemName: "xmark")
        configuration.contentInsets = .zero
        button.configuration = configuration
    }

    /// Returns the height of the Cancel button: at most 30 points up to iOS 6, that of the bar
    /// since.
    static func cancelHeight(inRow height: CGFloat) -> CGFloat {
        era == .classic ? min(30, height) : height
    }

    /// The color of the glossy Cancel button of iOS 6 and earlier.
    static let classicCancelColor = UIColor(red: 0.38, green: 0.48, blue: 0.6, alpha: 1)

    static var iconSide: CGFloat { era < .safeArea ? 13 : (16 * iconScale).rounded() }
    static var iconMargin: CGFloat { era == .glass ? 12 : 9 }
    static var iconGap: CGFloat { era < .safeArea ? 6 : 7 }
    static var centersPlaceholder: Bool { era == .flat }

    static func cornerRadius(inHeight height: CGFloat) -> CGFloat {
        switch era {
        case .classic, .glass: height / 2
        case .flat: 5
        case .safeArea, .dark: 10
        }
    }

    static var iconColor: UIColor {
        era < .dark ? UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1) : .secondaryLabel
    }

    /// The color of the white field's outline in iOS 6.
    static var rimColor: UIColor? { era == .classic ? UIColor(white: 0.45, alpha: 1) : nil }

    /// Returns the color of the field: white on a gray bar up to iOS 10, translucent gray since
    /// then and in minimal bars.
    static func fieldColor(_ style: UISearchBar.Style) -> UIColor {
        switch era {
        case .classic: return .white
        case .flat:
            return style == .minimal
                ? UIColor(red: 0.03, green: 0.06, blue: 0.1, alpha: 0.05) : .white
        case .safeArea: return UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 0.12)
        case .dark, .glass: return .tertiarySystemFill
        }
    }

    /// The color of a bar that isn't minimal.
    static var barColor: UIColor {
        switch era {
        case .classic where UIScreen.main.traitCollection.userInterfaceIdiom == .pad:
            BarColors.classicSilver
        case .classic: UIColor(red: 0.69, green: 0.74, blue: 0.78, alpha: 1)
        case .flat: UIColor(red: 201 / 255, green: 201 / 255, blue: 206 / 255, alpha: 1)
        case .safeArea: UIColor(white: 0.97, alpha: 1)
        case .dark:
            UIColor { traits in
                traits.userInterfaceStyle == .dark
                    ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.97, alpha: 1)
            }
        case .glass: .clear
        }
    }

    /// The gradient over the bar's color from top to bottom; empty for flat bars.
    static var glossStops: [(CGFloat, UIColor)] {
        guard era == .classic else { return [] }
        return [(0, UIColor(white: 1, alpha: 0.5)), (1, UIColor(white: 1, alpha: 0))]
    }

    /// The color of the hairlines at the top and bottom, or `nil` for glass bars.
    static var lineColor: UIColor? {
        switch era {
        case .classic: UIColor(white: 0.4, alpha: 1)
        case .flat, .safeArea: UIColor(white: 0.7, alpha: 1)
        case .dark: .separator
        case .glass: nil
        }
    }
}
