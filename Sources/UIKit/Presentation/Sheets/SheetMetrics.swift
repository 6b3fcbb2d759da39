import ContactSheetDevices
import Foundation

/// The measures of sheets by era, in points.
///
/// Published: form sheets of 540 by 620, and page sheets as wide as the screen in portrait (iOS 3.2
/// to 12, documented with `UIModalPresentationStyle`); cards 54 points below the top of a screen
/// with a status bar of 44, and page sheets of 712 by 794 on a screen of 1194 by 834
/// (Documentation/Metrics.md 9); the sheets of iOS 26. The rest are visual estimates.
@MainActor struct SheetMetrics {
    let era: Era

    init() { era = UIScreen.main.era }

    var formSize: CGSize {
        era >= .glass ? CGSize(width: 580, height: 650) : CGSize(width: 540, height: 620)
    }

    /// Returns the width of an iPad's page sheet from iOS 13 on: the readable width with its
    /// margins.
    static func pageWidth(_ traits: UITraitCollection) -> CGFloat {
        ReadableContent.width(for: traits.preferredContentSizeCategory) + 40
    }

    /// The distance between a page sheet and the top and bottom edges of an iPad, from iOS 13 on.
    static let pageMargin: CGFloat = 20
    /// The height of the view behind a card that is visible above it, below the status bar.
    static let peek: CGFloat = 10
    /// The inset of that view at each side.
    static let inset: CGFloat = 16

    var cornerRadius: CGFloat {
        switch era {
        case .classic: 6
        case .flat, .safeArea: 5
        case .dark: 10
        case .glass: 38
        }
    }

    /// Returns the opacity of the black dimming behind the sheet.
    func dimming(_ traits: UITraitCollection) -> CGFloat {
        switch era {
        case .classic: 0.5
        case .flat, .safeArea: 0.4
        case .dark, .glass: traits.userInterfaceStyle == .dark ? 0.48 : 0.2
        }
    }
}
