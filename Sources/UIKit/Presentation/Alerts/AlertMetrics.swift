import ContactSheetDevices
import Foundation

/// The metrics and fonts of alerts and action sheets by era, in points. UIKit doesn't publish them;
/// they were chosen to match screenshots of each era, including the width of 270 points.
@MainActor struct AlertMetrics {
    var width: CGFloat
    var cornerRadius: CGFloat
    /// The insets around the title and message.
    var textInsets: UIEdgeInsets
    var titleGap: CGFloat = 4
    var title: UIFont
    var message: UIFont
    var button: UIFont
    var emphasizedButton: UIFont
    var buttonHeight: CGFloat = 44
    /// The inset of the buttons, which is 0 if lines separate them.
    var buttonInset: CGFloat = 0
    var buttonGap: CGFloat = 0
    var alignment = NSTextAlignment.center
    /// The opacity of the black over the screen behind the alert.
    var dimming: CGFloat

    static func alert() -> AlertMetrics {
        switch UIScreen.main.era {
        case .classic:
            AlertMetrics(
                width: 284, cornerRadius: 9,
                textInsets: UIEdgeInsets(top: 15, left: 12, bottom: 12, right: 12), titleGap: 8,
                title: .boldSystemFont(ofSize: 18), message: .systemFont(ofSize: 16),
                button: .boldSystemFont(ofSize: 18), emphasizedButton: .boldSystemFont(ofSize: 18),
                buttonHeight: 43, buttonInset: 11, buttonGap: 8, dimming: 0.5)
        case .flat, .safeArea, .dark:
            AlertMetrics(
                width: 270, cornerRadius: radius,
                textInsets: UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16),
                title: .systemFont(ofSize: 17, weight: .semibold),
                message: .systemFont(ofSize: 13), button: .systemFont(ofSize: 17),
                emphasizedButton: .systemFont(ofSize: 17, weight: .semibold),
                dimming: UIScreen.main.era < .dark ? 0.4 : 0.2)
        case .glass:
            AlertMetrics(
                width: 300, cornerRadius: 34,
                textInsets: UIEdgeInsets(top: 22, left: 24, bottom: 16, right: 24), titleGap: 6,
                title: .systemFont(ofSize: 17, weight: .semibold),
                message: .systemFont(ofSize: 15), button: .systemFont(ofSize: 17, weight: .medium),
                emphasizedButton: .systemFont(ofSize: 17, weight: .semibold), buttonHeight: 48,
                buttonInset: 14, buttonGap: 8, alignment: .natural, dimming: 0.2)
        }
    }

    /// The corner radius: 7 points in iOS 7, and 13 or 14 points in later versions.
    private static var radius: CGFloat {
        if UIScreen.main.era >= .dark { return 14 }
        return SystemBehavior.roundAlerts.isActive ? 13 : 7
    }

    /// Returns the metrics of a sheet, whose width is the screen's shorter side, minus 8 points at
    /// each edge from iOS 7 on, and at most 360 points from iOS 26 on.
    static func sheet(shorterSide: CGFloat) -> AlertMetrics {
        var metrics = alert()
        switch UIScreen.main.era {
        case .classic:
            metrics.width = shorterSide
            metrics.cornerRadius = 0
            metrics.title = .systemFont(ofSize: 13)
            metrics.message = .systemFont(ofSize: 13)
            metrics.button = .boldSystemFont(ofSize: 20)
            metrics.emphasizedButton = metrics.button
            metrics.buttonHeight = 46
            metrics.buttonInset = 23
        case .flat, .safeArea, .dark:
            metrics.width = shorterSide - 2 * edge
            metrics.textInsets = UIEdgeInsets(top: 14, left: 16, bottom: 14.5, right: 16)
            metrics.titleGap = 8
            metrics.title = .systemFont(ofSize: 13, weight: .semibold)
            metrics.button = .systemFont(ofSize: 20)
            metrics.emphasizedButton = .systemFont(ofSize: 20, weight: .semibold)
            metrics.buttonHeight = SystemBehavior.tallActionSheetButtons.isActive ? 57 : 44
        case .glass:
            metrics.width = min(shorterSide - 2 * edge, 360)
            metrics.alignment = .center
        }
        return metrics
    }

    /// The distance between a sheet and the screen's edges, and between its two cards.
    static var edge: CGFloat { UIScreen.main.era == .classic ? 0 : 8 }

    /// The width of a sheet on an iPad.
    static let popoverWidth: CGFloat = 304
}

/// The colors of alerts, which were chosen visually.
@MainActor enum AlertColors {
    /// The material of cards and popovers from iOS 7 to 18 (Documentation/Materials.md 4).
    static var material: BlurMaterial {
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        return isDark
            ? BlurMaterial(white: 0.15, alpha: 0.84, radius: 30)
            : BlurMaterial(white: 0.975, alpha: 0.86, radius: 30)
    }

    /// The color of the card with a sheet's cancel button.
    static let cancelCard = BarColors.dynamic(.white, UIColor(white: 0.17, alpha: 1))
    static let line = BarColors.dynamic(
        UIColor(white: 0, alpha: 0.2), UIColor(white: 1, alpha: 0.17))
    static let classicCard = UIColor(red: 0.1, green: 0.17, blue: 0.37, alpha: 0.93)
    static let classicButton = UIColor(red: 0.33, green: 0.4, blue: 0.56, alpha: 1)
    static let classicCancel = UIColor(red: 0.16, green: 0.22, blue: 0.4, alpha: 1)
    static let classicRed = UIColor(red: 0.75, green: 0.1, blue: 0.12, alpha: 1)
    static let sheetHeader = BarColors.dynamic(
        UIColor(white: 0.56, alpha: 1), UIColor(white: 0.6, alpha: 1))
}
