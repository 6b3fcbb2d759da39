import Foundation

/// Which columns an expanded split view shows, and how, in so much room; nothing here is
/// remembered.
@MainActor struct SplitRules {
    typealias DisplayMode = UISplitViewController.DisplayMode
    typealias SplitBehavior = UISplitViewController.SplitBehavior

    var style: UISplitViewController.Style
    var size: CGSize
    var preferredMode = DisplayMode.automatic
    var preferredBehavior = SplitBehavior.automatic
    /// How many sidebars code or a person asked for since; nil leaves it to the mode.
    var askedSidebars: Int?
    /// The sidebars' widths with what parts them from the next column, the innermost first.
    var sidebarWidths: [CGFloat]
    /// Up to iOS 7 the delegate may keep the primary column where it would be hidden.
    var hidesPrimary: Bool?

    /// Upright or on the side: the shape of the room decides, as windows beside others have it.
    private var isWide: Bool { size.width > size.height }

    /// Never `automatic`.
    var behavior: SplitBehavior {
        if let hidesPrimary { return hidesPrimary ? .overlay : .tile }
        let wanted = preferredMode.behavior ?? automaticBehavior
        let behavior = preferredBehavior == .automatic ? wanted : preferredBehavior
        return behavior == .tile && !hasRoom(beside: 1) ? .overlay : behavior
    }

    /// On the side columns stand beside each other, where there is room for all of them, else
    /// the third moves the content; upright they lie above it.
    private var automaticBehavior: SplitBehavior {
        guard isWide else { return .overlay }
        let isTiled = style != .tripleColumn || size.width >= SplitMetrics.tilingWidth
        return isTiled ? .tile : .displace
    }

    private func hasRoom(beside count: Int) -> Bool {
        let taken = sidebarWidths.prefix(count).reduce(0, +)
        return size.width - taken >= SplitMetrics.leastSecondaryWidth
    }

    private var mostSidebars: Int { style == .tripleColumn ? 2 : 1 }

    /// Never `automatic`.
    var mode: DisplayMode {
        let behavior = behavior
        let count = askedSidebars ?? preferredMode.sidebarCount ?? (behavior == .overlay ? 0 : 1)
        var sidebars = min(count, mostSidebars, sidebarWidths.count)
        while behavior == .tile, sidebars > 1, !hasRoom(beside: sidebars) { sidebars -= 1 }
        return behavior.mode(sidebars: sidebars)
    }
}
