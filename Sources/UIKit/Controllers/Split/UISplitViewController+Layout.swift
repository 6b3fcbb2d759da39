import ContactSheetDevices
import Foundation

extension UISplitViewController {
    // MARK: Arrangement

    /// The rules for the columns if the split view is expanded.
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

    /// Whether the primary controller is hidden, up to iOS 7: in portrait, unless the delegate
    /// returns otherwise. Later, the display mode decides.
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
        let width =
            switch column {
            case .primary: split.primaryWidth
            case .supplementary: split.supplementaryWidth
            default: split.inspectorWidth
            }
        return width.resolved(in: total, style: style)
    }

    /// Returns the visible sidebars from the outermost inward, with their widths. The outermost is
    /// wider by the safe area at the screen's edge.
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

    /// Returns the inspector's width, or `nil` if it isn't shown or leaves too little space for the
    /// secondary column.
    private func inspectorWidth(
        beside sidebars: [(column: Column, width: CGFloat)], in size: CGSize
    ) -> CGFloat? {
        guard split.showsInspector, split.columns[.inspector] != nil else { return nil }
        let width = width(of: .inspector, in: size.width)
        let rest = size.width - width - sidebars.reduce(0) { $0 + $1.width }
        return rest >= SplitMetrics.leastSecondaryWidth ? width : nil
    }

    /// Returns the size that a child will have when the split view has `size`, with the traits that
    /// a rotation has announced.
    func columnSize(of container: any UIContentContainer, in size: CGSize) -> CGSize {
        let traits = split.upcomingTraits ?? traitCollection
        let collapses =
            SystemBehavior.adaptiveSplitViews.isActive && traits.horizontalSizeClass == .compact
        guard !collapses else { return size }
        let arrangement = arrangement(in: size, isCollapsed: false)
        let column = Column.all.first { split.columns[$0]?.container === container }
        return column.flatMap(arrangement.frame(of:))?.size ?? size
    }

    // MARK: Updating

    /// Places the columns that the width, the mode, and the app require.
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

    /// Closes sidebars that the user opened when the split view's shape changes between portrait
    /// and landscape.
    private func forgetWishes(at size: CGSize) {
        let hasTurned = (size.width > size.height) != (split.size.width > split.size.height)
        if hasTurned, split.size != .zero { split.askedSidebars = nil }
        split.size = size
    }

    /// Gives sidebars compact width (Documentation/Rotation.md 5).
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

    // MARK: Delegate

    private func tellDelegate(_ arrangement: SplitArrangement) {
        tellOfPopover(arrangement)
        let mode = displayMode
        if !isCollapsed, mode != split.reportedMode {
            if split.reportedMode != nil { delegate?.splitViewController(self, willChangeTo: mode) }
            split.reportedMode = mode
        }
        guard style != .unspecified, !isCollapsed else { return }
        let columns = arrangement.places.map(\.column)
        for column in split.reportedColumns where !columns.contains(column) {
            delegate?.splitViewController(self, willHide: column)
        }
        for column in columns where !split.reportedColumns.contains(column) {
            delegate?.splitViewController(self, willShow: column)
        }
        split.reportedColumns = columns
    }
}
