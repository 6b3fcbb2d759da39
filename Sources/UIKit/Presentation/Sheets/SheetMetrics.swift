import Devices
import Foundation

/// Measures of sheets by era, in points.
///
/// Published: form sheets of 540 by 620 and page sheets as wide as the upright screen (iOS 3.2 to
/// 12, documented with `UIModalPresentationStyle`); cards 54 points below the top of a screen
/// whose status bar has 44, and page sheets of 712 by 794 on a screen of 1194 by 834
/// (Documentation/Metrics.md 9). The rest is decided by eye.
@MainActor struct SheetMetrics {
    let era: Era

    init() { era = UIScreen.main.era }

    static let formSize = CGSize(width: 540, height: 620)

    /// How wide a page sheet of iPads is from iOS 13 on: the column that is good for reading, with
    /// its margins.
    static func pageWidth(_ traits: UITraitCollection) -> CGFloat {
        ReadableContent.width(for: traits.preferredContentSizeCategory) + 40
    }

    /// Between a page sheet of iOS 13 and later and the upper and lower edge of an iPad.
    static let pageMargin: CGFloat = 20
    /// How much of what lies behind a card shows above it, below the status bar.
    static let peek: CGFloat = 10
    /// How much narrower that is, at each side.
    static let inset: CGFloat = 16

    /// From the edges of the screen to a sheet of less than the full height, since iOS 26.
    var floatingMargin: CGFloat { era < .glass ? 0 : 8 }

    var cornerRadius: CGFloat {
        switch era {
        case .classic: 6
        case .flat, .safeArea: 5
        case .dark: 10
        case .glass: 38
        }
    }

    /// The alpha of the black over what lies behind.
    func dimming(_ traits: UITraitCollection) -> CGFloat {
        switch era {
        case .classic: 0.5
        case .flat, .safeArea: 0.4
        case .dark, .glass: traits.userInterfaceStyle == .dark ? 0.48 : 0.2
        }
    }
}
