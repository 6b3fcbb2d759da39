import Devices
import Foundation

/// Measures of popovers by era, in points.
///
/// Published: 320 points of width, content of up to 1100 points of height (documented with
/// `contentSizeForViewInPopover`) and margins of 10 points (documented with
/// `popoverLayoutMargins`). The rest is decided by eye.
@MainActor struct PopoverMetrics {
    /// How wide the arrow is at its base.
    let arrowBase: CGFloat
    let arrowHeight: CGFloat
    let cornerRadius: CGFloat
    /// Between the outer edge and the content: the dark frame up to iOS 6.
    let frame: UIEdgeInsets

    init() {
        switch UIScreen.main.era {
        case .classic:
            (arrowBase, arrowHeight, cornerRadius) = (36, 18, 10)
            frame = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        case .flat, .safeArea, .dark:
            (arrowBase, arrowHeight, cornerRadius, frame) = (26, 13, 13, .zero)
        case .glass:
            (arrowBase, arrowHeight, cornerRadius, frame) = (26, 13, 26, .zero)
        }
    }

    static let margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    static let contentSize = CGSize(width: 320, height: 1100)

    /// The alpha of the black over what lies behind.
    static func dimming(_ traits: UITraitCollection) -> CGFloat {
        switch UIScreen.main.era {
        case .classic: 0.15
        case .flat, .safeArea: 0.1
        case .dark, .glass: traits.userInterfaceStyle == .dark ? 0.3 : 0.1
        }
    }
}
