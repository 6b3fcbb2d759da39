import ContactSheetDevices
import Foundation

/// The measures of popovers by era, in points.
///
/// Published: a width of 320 points, content with a height of up to 1100 points (documented with
/// `contentSizeForViewInPopover`), and margins of 10 points (documented with
/// `popoverLayoutMargins`). The rest are visual estimates.
@MainActor struct PopoverMetrics {
    /// The width of the arrow at its base.
    let arrowBase: CGFloat
    let arrowHeight: CGFloat
    let cornerRadius: CGFloat
    /// The insets from the outer edge to the content: the dark frame up to iOS 6.
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

    /// Returns the opacity of the black dimming behind the popover, from iOS 7 on.
    static func dimming(_ traits: UITraitCollection) -> CGFloat {
        switch UIScreen.main.era {
        case .classic: 0
        case .flat, .safeArea: 0.1
        case .dark, .glass: traits.userInterfaceStyle == .dark ? 0.3 : 0.1
        }
    }
}
