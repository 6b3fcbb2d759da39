import ContactSheetDevices
import Foundation

/// Collapsing and expanding: in compact width one controller is shown at a time.
extension UISplitViewController {
    /// Whether the split view should be collapsed, from iOS 8 on.
    var wantsCollapsed: Bool {
        SystemBehavior.adaptiveSplitViews.isActive
            && traitCollection.horizontalSizeClass == .compact
    }

    /// Collapses or expands the split view if its width requires it. The order is a decision: views
    /// leave, the stacks change, the delegate is called, views appear.
    ///
    /// - Returns: Whether it collapsed or expanded.
    func updateCollapse() -> Bool {
        let wanted = wantsCollapsed
        guard wanted != split.isCollapsed else { return false }
        if wanted { collapse() } else { expand() }
        return true
    }

    // MARK: Collapsing

    func collapse() {
        let top = topColumn
        split.isCollapsed = true
        if top == .compact {
            split.base = compact
        } else {
            split.base = newBase
            if style == .unspecified {
                collapseSecondary()
            } else {
                for column in Column.stacked where column.rawValue <= top.rawValue {
                    absorb(column)
                }
            }
        }
    }

    /// The column to show. The proposed one is the compact column, or else the last of the others.
    private var topColumn: Column {
        guard style != .unspecified else { return .secondary }
        let proposed: Column =
            compact != nil
            ? .compact : Column.stacked.last { split.columns[$0] != nil } ?? .primary
        return delegate?.splitViewController(
            self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    }

    private var newBase: UIViewController? {
        delegate?.primaryViewController(forCollapsing: self)
            ?? Column.stacked.lazy.compactMap { self.split.columns[$0]?.container }.first
    }

    private func collapseSecondary() {
        guard let base = split.base, let secondary = split.columns[.secondary]?.container,
            secondary !== base
        else { return }
        let isDone =
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: base) ?? false
        if !isDone { absorb(.secondary) }
    }

    /// Moves a column's controllers to the visible stack, unless they are there already, after
    /// removing its view. UIKit nests a secondary navigation controller; here its stack moves to
    /// the primary's, and back when the split view expands.
    func absorb(_ column: Column) {
        guard let base = split.base, let container = split.columns[column]?.container,
            container !== base
        else { return }
        if !split.absorbed.contains(column) {
            takeOffScreen(container)
            container.willMove(toParent: nil)
            container.removeFromParent()
            split.absorbed.append(column)
        }
        base.collapseSecondaryViewController(container, for: self)
    }

    /// Removes a column from the stack, with the controllers above it.
    ///
    /// - Returns: Whether it was on the stack.
    func takeOffStack(_ column: Column) -> Bool {
        guard split.absorbed.contains(column), let container = split.columns[column]?.container
        else { return false }
        split.absorbed.removeAll { $0 == column }
        return (split.base as? UINavigationController)?.dropColumn(container) ?? false
    }

    private func takeOffScreen(_ container: UIViewController) {
        let rest = split.shown.filter { $0 !== container }
        exchange(split.shown, for: rest, below: nil)
        split.shown = rest
    }

    // MARK: Expanding

    private func expand() {
        let isFirst = split.isCollapsed == nil
        if !isFirst { separate() }
        split.isCollapsed = false
        guard !isFirst, style != .unspecified else { return }
        let proposed = rules.mode
        let mode =
            delegate?.splitViewController(
                self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        if mode != proposed { split.askedSidebars = mode.sidebarCount }
    }

    /// Returns the controllers on the stack to their columns.
    func separate() {
        guard let base = split.base else { return }
        // Controllers that return to a column have its traits at once.
        for container in split.containers { adopt(container) }
        // Without columns, the top of the stack becomes the secondary controller, even if code
        // pushed it.
        let columns = style == .unspecified ? [.secondary] : split.absorbed.reversed()
        for column in columns { take(separated(from: base), as: column) }
        split.absorbed = []
        split.base = nil
        if let primary = delegate?.primaryViewController(forExpanding: self) {
            take(primary, as: .primary)
        }
        for container in split.containers { adopt(container) }
    }

    private func separated(from base: UIViewController) -> UIViewController? {
        let own =
            style == .unspecified
            ? delegate?.splitViewController(self, separateSecondaryFrom: base) : nil
        return own ?? base.separateSecondaryViewController(for: self)
    }

    private func take(_ separated: UIViewController?, as column: Column) {
        guard let separated, separated !== split.columns[column]?.container else { return }
        split.columns[column] = SplitColumn(separated, wraps: false)
    }
}
