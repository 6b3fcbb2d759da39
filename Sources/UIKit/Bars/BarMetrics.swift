import ContactSheetDevices
import Foundation

/// The heights and distances of bars, in points, by era, device, and size classes
/// (Documentation/Metrics.md 1).
@MainActor struct BarMetrics {
    let era: Era
    let isPad: Bool
    /// The size of titles and of the titles of buttons, in points, which follows accessibility sizes
    /// from iOS 26 on (Documentation/Metrics.md 5.5).
    let titleSize: CGFloat
    /// Whether the device is a phone in landscape.
    let isCompact: Bool
    /// Whether the device is a large phone in landscape, whose bars have the same heights as in
    /// portrait.
    private let isWideLandscape: Bool
    private let isTallPad: Bool

    init(_ traits: UITraitCollection = UIScreen.main.traitCollection) {
        era = UIScreen.main.era
        isPad = traits.userInterfaceIdiom == .pad
        let isEnlarged =
            era >= .glass && traits.preferredContentSizeCategory.isAccessibilityCategory
        titleSize = isEnlarged ? 21 : 17
        isTallPad = isPad && SystemBehavior.tallPadBars.isActive
        isCompact = traits.verticalSizeClass == .compact
        isWideLandscape = isCompact && traits.horizontalSizeClass == .regular
    }

    private var isLow: Bool { isCompact && !isWideLandscape }

    /// The height of a full-screen bar without prompt and large title. Its y-coordinate is the
    /// screen's `navigationBarTop`.
    var navigationBarHeight: CGFloat {
        if era >= .glass { return 54 }
        if isLow { return 32 }
        return isTallPad ? 50 : 44
    }

    /// The smallest y-coordinate of a full-screen navigation bar from iOS 26 on, which a screen
    /// without a status bar has.
    static let leastNavigationBarTop: CGFloat = 10

    /// The height of a bar in a page sheet, which is taller from iOS 13 on.
    var sheetNavigationBarHeight: CGFloat {
        switch era {
        case .classic, .flat, .safeArea: navigationBarHeight
        case .dark: 56
        case .glass: 70
        }
    }

    /// The additional height of a prompt.
    static let promptHeight: CGFloat = 30

    /// The additional height of a large title at the default text size.
    static let largeTitleHeight: CGFloat = 52
    /// From iOS 26 on, the minimum height around a large title's label, and the distance between
    /// the bar's items and the label.
    static let largeTitleSpace: CGFloat = 4
    static let largeTitleTop: CGFloat = 3.5

    /// The additional height of a search bar.
    static let searchBarHeight: CGFloat = 52

    /// Returns the height of a toolbar. On phones with a home indicator, iOS 11 added 5 points inside
    /// a navigation controller, and iOS 13 everywhere; iOS 26 bars are as high as their buttons.
    func toolbarHeight(aboveHomeIndicator: Bool) -> CGFloat {
        if era >= .glass { return isPad ? 44 : 48 }
        if isPad { return isTallPad ? 50 : 44 }
        if isCompact, era > .classic { return isWideLandscape && era > .flat ? 44 : 32 }
        return aboveHomeIndicator ? 49 : 44
    }

    /// The height of a tab bar without the safe area below it. On phones with iOS 26 in landscape it
    /// includes the distance to the screen's edge.
    var tabBarHeight: CGFloat {
        if era >= .glass, !isPad { return isCompact ? 64 : 49 }
        if isPad { return isTallPad ? 50 : 49 }
        return isLow && era >= .safeArea ? 32 : 49
    }

    /// Whether tab images are next to their titles, as on iPads and on phones in landscape from iOS
    /// 11 on.
    var tabItemsAreInline: Bool { era >= .safeArea && (isPad || isCompact) }

    // MARK: Distances inside a bar

    /// Returns the distance from the edge to the titles and, up to iOS 18, to the first item.
    func sideMargin(width: CGFloat) -> CGFloat {
        switch era {
        case .classic: 5
        case .glass: isPad || isCompact ? 20 : 16
        default: isPad || width >= 414 ? 20 : 16
        }
    }

    /// Returns the distance from the edge to the first item, with a safe area inside of it. In
    /// compact height of iOS 26 it is at least 38.
    func itemMargin(width: CGFloat, safeArea: CGFloat) -> CGFloat {
        let margin = safeArea + sideMargin(width: width)
        return era >= .glass && isCompact ? max(38, margin) : margin
    }

    /// The distance between two items, and between the items and the title.
    var itemGap: CGFloat {
        switch era {
        case .classic: 6
        case .flat, .safeArea, .dark: 16
        case .glass: 12
        }
    }

    /// The height of a bordered or glass button.
    var buttonHeight: CGFloat {
        switch era {
        case .classic: isLow ? 24 : 30
        case .flat, .safeArea, .dark: isLow ? 32 : 44
        case .glass: 44
        }
    }

    /// The height of a toolbar's buttons, which in iOS 26 are taller than those of a navigation bar.
    var toolbarButtonHeight: CGFloat {
        era >= .glass && !isPad && !isCompact ? 48 : buttonHeight
    }
}
