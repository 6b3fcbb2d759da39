import Foundation

/// The rules for which columns an expanded split view shows in a given size, and how; they have no
/// state.
@MainActor struct SplitRules {
    typealias DisplayMode = UISplitViewController.DisplayMode
    typealias SplitBehavior = UISplitViewController.SplitBehavior

    var style: UISplitViewController.Style
    var size: CGSize
    var preferredMode = DisplayMode.automatic
    var preferredBehavior = SplitBehavior.automatic
    /// The number of sidebars that code or the user has requested since; `nil` leaves it to the
    /// mode.
    var askedSidebars: Int?
    /// The widths of the sidebars, with their separators, from the innermost outward.
    var sidebarWidths: [CGFloat]
    /// Whether the primary column is hidden, up to iOS 7, where the delegate may keep it visible.
    var hidesPrimary: Bool?

    /// Whether the shape is landscape: the size of the split view decides, because windows in
    /// multitasking have other shapes than the screen.
    private var isWide: Bool { size.width > size.height }

    /// The split behavior; never `automatic`.
    var behavior: SplitBehavior {
        if let hidesPrimary { return hidesPrimary ? .overlay : .tile }
        let wanted = preferredMode.behavior ?? automaticBehavior
        let behavior = preferredBehavior == .automatic ? wanted : preferredBehavior
        return behavior == .tile && !hasSpace(beside: 1) ? .overlay : behavior
    }

    /// The automatic behavior: in landscape columns are next to each other if there is space for
    /// all of them, otherwise the third displaces the content; in portrait they are above it.
    private var automaticBehavior: SplitBehavior {
        guard isWide else { return .overlay }
        let isTiled = style != .tripleColumn || size.width >= SplitMetrics.tilingWidth
        return isTiled ? .tile : .displace
    }

    private func hasSpace(beside count: Int) -> Bool {
        let taken = sidebarWidths.prefix(count).reduce(0, +)
        return size.width - taken >= SplitMetrics.leastSecondaryWidth
    }

    private var mostSidebars: Int { style == .tripleColumn ? 2 : 1 }

    /// The display mode; never `automatic`.
    var mode: DisplayMode {
        let behavior = behavior
        let count = askedSidebars ?? preferredMode.sidebarCount ?? (behavior == .overlay ? 0 : 1)
        var sidebars = min(count, mostSidebars, sidebarWidths.count)
        while behavior == .tile, sidebars > 1, !hasSpace(beside: sidebars) { sidebars -= 1 }
        return behavior.mode(sidebars: sidebars)
    }
}
