import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation

extension UISplitViewController {
    var shownControllers: [UIViewController] {
        if style != .unspecified {
            return [Column.primary, .supplementary, .secondary]
                .compactMap { split.columns[$0]?.controller }
        }
        if isCollapsed, let base = split.base { return [base] }
        return [Column.primary, .secondary].compactMap { split.columns[$0]?.container }
    }

    /// Replaces the first two controllers of a split view without columns.
    func replaceControllers(with controllers: [UIViewController]) {
        guard style == .unspecified else {
            return report("use setViewController(_:for:) instead of viewControllers with columns")
        }
        for (index, column) in [Column.primary, .secondary].enumerated() {
            let new = controllers.indices.contains(index) ? controllers[index] : nil
            if new !== split.columns[column]?.controller { fill(column, with: new) }
        }
    }

    func setColumn(_ column: Column, to controller: UIViewController?) {
        guard style != .unspecified else {
            return report("columns require a controller created with init(style:)")
        }
        guard column != .supplementary || style == .tripleColumn else {
            return report("a supplementary column requires the style tripleColumn")
        }
        fill(column, with: controller)
    }

    func replace(_ column: Column, with controller: UIViewController) {
        style == .unspecified
            ? fill(column, with: controller) : setColumn(column, to: controller)
    }

    private func fill(_ column: Column, with controller: UIViewController?) {
        guard controller !== split.columns[column]?.controller else { return }
        let old = split.columns[column]?.container
        let isBase = old != nil && old === split.base
        let wasOnStack = takeOffStack(column)
        if isBase { separate() }
        if let old { drop(old) }
        split.columns[column] = controller.map {
            SplitColumn($0, wraps: style != .unspecified && column != .compact)
        }
        if let new = split.columns[column]?.container { adopt(new) }
        if isBase { collapse() } else if wasOnStack { absorb(column) }
        viewIfLoaded?.setNeedsLayout()
    }

    private func drop(_ container: UIViewController) {
        exchange(
            split.shown, for: split.shown.filter { $0 !== container }, below: nil)
        split.shown.removeAll { $0 === container }
        container.willMove(toParent: nil)
        container.removeFromParent()
    }

    func adopt(_ container: UIViewController) {
        guard container.parent !== self else { return }
        addChild(container)
        container.didMove(toParent: self)
    }

    // MARK: Showing and hiding

    /// Shows a controller in the secondary column. While collapsed, it replaces the detail on the
    /// stack.
    func showDetail(_ controller: UIViewController) {
        guard !isCollapsed || split.base is UINavigationController else {
            return present(controller, animated: true)
        }
        replace(.secondary, with: controller)
        if isCollapsed { revealCollapsed(.secondary) }
    }

    func reveal(_ column: Column) {
        if isCollapsed { return revealCollapsed(column) }
        switch column {
        case .primary: split.askedSidebars = style == .tripleColumn ? 2 : 1
        case .supplementary: split.askedSidebars = max(1, sidebarsOnScreen)
        case .secondary: if displayMode.behavior == .overlay { split.askedSidebars = 0 }
        case .inspector: split.showsInspector = true
        case .compact: return
        }
        viewIfLoaded?.setNeedsLayout()
    }

    func conceal(_ column: Column) {
        switch column {
        case .primary:
            split.askedSidebars = style == .tripleColumn ? min(1, sidebarsOnScreen) : 0
        case .supplementary: split.askedSidebars = 0
        case .inspector: split.showsInspector = false
        case .secondary, .compact: return
        }
        viewIfLoaded?.setNeedsLayout()
    }

    var sidebarsOnScreen: Int { displayMode.sidebarCount ?? 0 }

    /// Pops to the column, or adds it and the columns before it to the stack.
    private func revealCollapsed(_ column: Column) {
        guard let base = split.base as? UINavigationController, base !== compact else { return }
        let above = Column.stacked.drop { $0 != column }.dropFirst()
        let hidden = above.first { split.absorbed.contains($0) }
        if let first = hidden.flatMap({ split.columns[$0]?.controller }),
            let place = base.viewControllers.firstIndex(where: { $0 === first }), place > 0
        {
            base.popToViewController(base.viewControllers[place - 1], animated: false)
            return
        }
        for next in Column.stacked.prefix(through: column) { absorb(next) }
    }

    var compact: UIViewController? { split.columns[.compact]?.container }

    private func report(_ message: String, hint: String = "the columns are unchanged") {
        DiagnosticLog.current.add(
            Diagnostic(
                .error, "\(type(of: self)): \(message)", location: "\(type(of: self))",
                hint: hint))
    }

    /// Reports a split view on a phone before iOS 8, for which UIKit threw an exception.
    func reportOldPhones() {
        guard !SystemBehavior.adaptiveSplitViews.isActive, !TabContainerMetrics.isPad else {
            return
        }
        report(
            "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad",
            hint: "the layout is the same as on iPad")
    }
}

extension UISplitViewController.Column {
    /// The columns in the order in which a collapsed split view stacks them.
    static let stacked: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
}

extension Array where Element == UISplitViewController.Column {
    fileprivate func prefix(through column: Element) -> ArraySlice<Element> {
        firstIndex(of: column).map { self[...$0] } ?? []
    }
}
