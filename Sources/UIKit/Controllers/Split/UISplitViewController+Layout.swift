import Devices
import Foundation

extension UISplitViewController {
    // MARK: What stands where

    /// How the columns stand in the view, were it expanded.
    var rules: SplitRules {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.windowBounds.size
        return rules(in: size)
    }

    private func rules(in size: CGSize) -> SplitRules {
        SplitRules(
            style: style, size: size, preferredMode: preferredDisplayMode,
            preferredBehavior: preferredSplitBehavior, askedSidebars: split.askedSidebars,
            sidebarWidths: Column.sidebars.reversed()
                .filter { split.columns[$0] != nil }
                .map { width(of: $0, in: size.width) + SplitMetrics.separator },
            hidesPrimary: hidesPrimary)
    }

    /// Up to iOS 7 the primary controller hides upright, unless the delegate says otherwise;
    /// later the display mode decides.
    private var hidesPrimary: Bool? {
        guard !SystemBehavior.adaptiveSplitViews.isActive else { return nil }
        let orientation = UIScreen.main.orientation
        guard let primary = split.columns[.primary]?.controller, let delegate,
            SystemBehavior.splitViewDelegateHidesPrimary.isActive
        else { return orientation.isPortrait }
        return delegate.splitViewController(self, shouldHide: primary, in: orientation)
    }

    func width(of column: Column) -> CGFloat {
        width(of: column, in: rules.size.width)
    }

    private func width(of column: Column, in total: CGFloat) -> CGFloat {
        let wish =
            switch column {
            case .primary: split.primaryWidth
            case .supplementary: split.supplementaryWidth
            default: split.inspectorWidth
            }
        return wish.resolved(in: total, style: style)
    }

    /// The sidebars on screen with their widths, from the outermost on, which is wider by what
    /// the screen's edge covers.
    private func sidebars(
        _ mode: DisplayMode, in total: CGFloat
    ) -> [(column: Column, width: CGFloat)] {
        var sidebars = Column.sidebars.filter { split.columns[$0] != nil }
            .suffix(mode.sidebarCount ?? 0)
            .map { (column: $0, width: width(of: $0, in: total)) }
        let safeArea = viewIfLoaded?.safeAreaInsets ?? .zero
        if !sidebars.isEmpty { sidebars[0].width += isMirrored ? safeArea.right : safeArea.left }
        return sidebars
    }

    private var isMirrored: Bool {
        let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isRightToLeft != (primaryEdge == .trailing)
    }

    private func arrangement(in size: CGSize, isCollapsed: Bool) -> SplitArrangement {
        if isCollapsed {
            let base = Column.all.first { split.columns[$0]?.container === split.base }
            return SplitArrangement(base ?? .primary, in: size)
        }
        let mode = rules(in: size).mode
        let sidebars = sidebars(mode, in: size.width)
        let arrangement = SplitArrangement(
            mode, sidebars: sidebars, inspector: inspectorWidth(beside: sidebars, in: size),
            in: size)
        return isMirrored ? arrangement.mirrored(in: size.width) : arrangement
    }

    /// Nil where the inspector isn't wanted or leaves the secondary column too little.
    private func inspectorWidth(
        beside sidebars: [(column: Column, width: CGFloat)], in size: CGSize
    ) -> CGFloat? {
        guard split.showsInspector, split.columns[.inspector] != nil else { return nil }
        let width = width(of: .inspector, in: size.width)
        let rest = size.width - width - sidebars.reduce(0) { $0 + $1.width }
        return rest >= SplitMetrics.leastSecondaryWidth ? width : nil
    }

    /// What a child will have when the split view has `size`, with the traits that a turn has
    /// announced.
    func columnSize(of container: any UIContentContainer, in size: CGSize) -> CGSize {
        let traits = split.upcomingTraits ?? traitCollection
        let collapses =
            SystemBehavior.adaptiveSplitViews.isActive && traits.horizontalSizeClass == .compact
        guard !collapses else { return size }
        let arrangement = arrangement(in: size, isCollapsed: false)
        let column = Column.all.first { split.columns[$0]?.container === container }
        return column.flatMap(arrangement.frame(of:))?.size ?? size
    }

    // MARK: Bringing it about

    /// Puts the columns in place that the width, the mode and the app ask for.
    func arrange() {
        guard !split.isArranging, let view = viewIfLoaded as? SplitContainerView else { return }
        split.isArranging = true
        defer { split.isArranging = false }
        split.upcomingTraits = nil
        forgetWishes(at: view.bounds.size)
        let hasChanged = updateCollapse()
        let arrangement = arrangement(in: view.bounds.size, isCollapsed: isCollapsed)
        tellDelegate(arrangement)
        giveTraits()
        exchangeColumns(arrangement)
        view.place(arrangement, placed(arrangement))
        placeButton(arrangement)
        if hasChanged {
            isCollapsed
                ? delegate?.splitViewControllerDidCollapse(self)
                : delegate?.splitViewControllerDidExpand(self)
        }
    }

    /// What a person opened closes when the split view turns.
    private func forgetWishes(at size: CGSize) {
        let hasTurned = (size.width > size.height) != (split.size.width > split.size.height)
        if hasTurned, split.size != .zero { split.askedSidebars = nil }
        split.size = size
    }

    /// Sidebars have compact width (Documentation/Rotation.md 5).
    private func giveTraits() {
        guard SystemBehavior.adaptiveSplitViews.isActive else { return }
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        for column in Column.sidebars + [.inspector] {
            guard let container = split.columns[column]?.container, container.parent === self
            else { continue }
            setOverrideTraitCollection(isCollapsed ? nil : compact, forChild: container)
        }
    }

    private func controller(at place: SplitArrangement.Place) -> UIViewController? {
        isCollapsed ? split.base : split.columns[place.column]?.container
    }

    private func exchangeColumns(_ arrangement: SplitArrangement) {
        let new = arrangement.places.compactMap(controller(at:))
        for container in new { adopt(container) }
        exchange(split.shown, for: new, below: nil)
        split.shown = new
    }

    private func placed(
        _ arrangement: SplitArrangement
    ) -> [(UIViewController, SplitArrangement.Place)] {
        arrangement.places.compactMap { place in controller(at: place).map { ($0, place) } }
    }

    // MARK: Telling

    private func tellDelegate(_ arrangement: SplitArrangement) {
        tellOfPopover(arrangement)
        let mode = displayMode
        if !isCollapsed, mode != split.toldMode {
            if split.toldMode != nil { delegate?.splitViewController(self, willChangeTo: mode) }
            split.toldMode = mode
        }
        guard style != .unspecified, !isCollapsed else { return }
        let columns = arrangement.places.map(\.column)
        for column in split.toldColumns where !columns.contains(column) {
            delegate?.splitViewController(self, willHide: column)
        }
        for column in columns where !split.toldColumns.contains(column) {
            delegate?.splitViewController(self, willShow: column)
        }
        split.toldColumns = columns
    }
}
