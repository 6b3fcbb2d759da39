import ContactSheetDevices
import Foundation

/// The heights and distances of bars, in points, by era, device, and size classes
/// (Documentation/Metrics.md 1).
@MainActor struct BarMetrics {
    let era: Era
    let isPad: Bool
    /// Whether the device is a phone in landscape.
    let isCompact: Bool
    /// Whether the device is a large phone in landscape, whose bars have the same heights as in
    /// portrait.
    private let isWideLandscape: Bool
    private let isTallPad: Bool

    init(_ traits: UITraitCollection = UIScreen.main.traitCollection) {
        era = UIScreen.main.era
        isPad = traits.userInterfaceIdiom == .pad
        isTallPad = isPad && SystemBehavior.tallPadBars.isActive
        isCompact = traits.verticalSizeClass == .compact
        isWideLandscape = isCompact && traits.horizontalSizeClass == .regular
    }

    private var isLow: Bool { isCompact && !isWideLandscape }

    /// The height of a full-screen bar without prompt and large title. Its y-coordinate is the
    /// screen's `navigationBarTop`.
    var navigationBarHeight: CGFloat {
        if isLow { return 32 }
        if era >= .glass { return 54 }
        return isTallPad ? 50 : 44
    }

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

    /// The additional height of a search bar.
    static let searchBarHeight: CGFloat = 52

    /// Returns the height of a toolbar. On phones with a home indicator, iOS 11 added 5 points inside
    /// a navigation controller, and iOS 13 everywhere.
    func toolbarHeight(aboveHomeIndicator: Bool) -> CGFloat {
        if isPad { return isTallPad ? 50 : 44 }
        if isCompact, era > .classic { return isWideLandscape && era > .flat ? 44 : 32 }
        return aboveHomeIndicator ? 49 : 44
    }

    /// The height of a tab bar without the safe area below it.
    var tabBarHeight: CGFloat {
        if isPad { return isTallPad ? 50 : 49 }
        return isLow && era >= .safeArea ? 32 : 49
    }

    /// Whether tab images are next to their titles, as on iPads from iOS 11 on and on phones in
    /// landscape in iOS 11 to 18.
    var tabItemsAreInline: Bool {
        switch era {
        case .classic, .flat: false
        case .safeArea, .dark: isPad || isCompact
        case .glass: isPad
        }
    }

    // MARK: Distances inside a bar

    /// Returns the distance from the edge to the first item.
    func sideMargin(width: CGFloat) -> CGFloat {
        switch era {
        case .classic: 5
        case .glass: 16
        default: isPad || width >= 414 ? 20 : 16
        }
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
        case .glass: isLow ? 32 : 44
        }
    }
}
