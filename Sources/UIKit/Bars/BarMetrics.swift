import Devices
import Foundation

/// Heights and distances of bars, in points, by era, device and size classes
/// (Documentation/Metrics.md 1).
@MainActor struct BarMetrics {
    let era: Era
    let isPad: Bool
    /// A phone on its side.
    let isCompact: Bool
    /// A large phone on its side keeps the heights of upright ones.
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

    /// A full-screen bar without prompt and large title; its y is the screen's `navigationBarTop`.
    var navigationBarHeight: CGFloat {
        if isLow { return 32 }
        if era >= .glass { return 54 }
        return isTallPad ? 50 : 44
    }

    /// A bar in a page sheet, which is higher since iOS 13.
    var sheetNavigationBarHeight: CGFloat {
        switch era {
        case .classic, .flat, .safeArea: navigationBarHeight
        case .dark: 56
        case .glass: 70
        }
    }

    /// What a prompt adds.
    static let promptHeight: CGFloat = 30

    /// What a large title adds at the usual text size.
    static let largeTitleHeight: CGFloat = 52

    /// What a search bar adds.
    static let searchBarHeight: CGFloat = 52

    /// Inside a navigation controller of a phone with a home indicator, iOS 11 added 5 points.
    func toolbarHeight(aboveHomeIndicator: Bool) -> CGFloat {
        if isPad { return isTallPad ? 50 : 44 }
        if isCompact, era > .classic { return isWideLandscape && era > .flat ? 44 : 32 }
        return aboveHomeIndicator ? 49 : 44
    }

    /// Without the safe area below it.
    var tabBarHeight: CGFloat {
        if isPad { return isTallPad ? 50 : 49 }
        return isLow && era >= .safeArea ? 32 : 49
    }

    /// Items beside their titles: on iPads since iOS 11, and in low bars up to iOS 18.
    var tabItemsAreInline: Bool {
        switch era {
        case .classic, .flat: false
        case .safeArea, .dark: isPad || isCompact
        case .glass: isPad
        }
    }

    // MARK: Distances inside a bar

    /// From the edge to the first item.
    func sideMargin(width: CGFloat) -> CGFloat {
        switch era {
        case .classic: 5
        case .glass: 16
        default: isPad || width >= 414 ? 20 : 16
        }
    }

    /// Between two items, and between items and the title.
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
