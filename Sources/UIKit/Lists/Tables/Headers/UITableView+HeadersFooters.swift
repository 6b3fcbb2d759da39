import Foundation

extension UITableView {
    func title(of place: TableHeaderFooterPlace) -> String? {
        let title =
            place.isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: place.section)
            : dataSource?.tableView(self, titleForFooterInSection: place.section)
        return title?.isEmpty == true && style == .plain ? nil : title
    }

    /// Returns the height of a header or footer before it becomes visible.
    func firstLength(_ place: TableHeaderFooterPlace) -> TableLength {
        let stated = statedHeight(place)
        // A specified height applies regardless of the content.
        if let stated, stated != ownHeight(place) || stated == 0 || style != .plain {
            return TableLength(height: titledHeight(place, stated), source: .stated)
        }
        if let title = title(of: place) {
            let height = stated.map { titledHeight(place, $0) } ?? height(of: title, place)
            return TableLength(height: height, source: .stated)
        }
        let estimate =
            place.isHeader
            ? tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: place.section)
            : tableDelegate?.tableView(self, estimatedHeightForFooterInSection: place.section)
        let known = estimate.flatMap(usable) ?? 0
        return TableLength(
            height: known > 0 ? known : untitledHeight(place),
            source: tableDelegate == nil ? .stated : .estimated)
    }

    private func ownHeight(_ place: TableHeaderFooterPlace) -> CGFloat {
        place.isHeader ? sectionHeaderHeight : sectionFooterHeight
    }

    /// Returns the specified height, or `nil` if the content determines it.
    private func statedHeight(_ place: TableHeaderFooterPlace) -> CGFloat? {
        let height =
            place.isHeader
            ? tableDelegate?.tableView(self, heightForHeaderInSection: place.section)
            : tableDelegate?.tableView(self, heightForFooterInSection: place.section)
        let stated = height ?? ownHeight(place)
        guard stated != Self.automaticDimension else { return nil }
        guard let usable = usable(stated) else {
            let name = place.isHeader ? "header" : "footer"
            ListDiagnostic.heightNotFinite(stated, "the \(name) of section \(place.section)")
                .report(at: self)
            return nil
        }
        return usable
    }

    /// Returns the height of a header or footer with a specified height. In grouped tables, a title
    /// takes precedence over a height that is set on the table; the table's first header has more
    /// space above it (Documentation/Metrics.md 3.5).
    private func titledHeight(_ place: TableHeaderFooterPlace, _ stated: CGFloat) -> CGFloat {
        let padding = place.isHeader && stated > 0 ? topPadding : 0
        guard stated == ownHeight(place) else { return stated + padding }
        guard style != .plain, let title = title(of: place) else {
            return isFirst(place) && style != .plain
                ? TableMetrics.firstStatedHeight(stated) : stated + padding
        }
        return height(of: title, place)
    }

    func isFirst(_ place: TableHeaderFooterPlace) -> Bool { place.section == 0 && place.isHeader }

    /// The padding above a plain table's headers, from iOS 15 on.
    var topPadding: CGFloat {
        guard style == .plain else { return 0 }
        return usable(sectionHeaderTopPadding) ?? TableMetrics.headerTopPadding
    }

    func untitledHeight(_ place: TableHeaderFooterPlace) -> CGFloat {
        guard style != .plain else { return 0 }
        if place.isHeader {
            return TableMetrics.untitledHeight(place.section == 0 ? .firstHeader : .header)
        }
        let isLast = place.section == state.sectionCount - 1
        return TableMetrics.untitledHeight(isLast ? .lastFooter : .footer)
    }

    private func height(of title: String, _ place: TableHeaderFooterPlace) -> CGFloat {
        TableMetrics.titleHeight(
            TableHeaderFooterText.size(title, place.isHeader, style, width: endTextWidth), style,
            header: place.isHeader ? headerPlace(place.section) : nil, padding: topPadding)
    }

    private func headerPlace(_ section: Int) -> TableMetrics.HeaderPlace {
        guard section > 0 else { return isBelowLargeTitle ? .belowLargeTitle : .top }
        let footer = title(of: TableHeaderFooterPlace(section - 1, isHeader: false))
        return footer == nil ? .belowUntitledFooter : .belowTitledFooter
    }

    /// Whether the navigation bar above the table shows a large title.
    private var isBelowLargeTitle: Bool {
        for view in selfAndAncestors {
            guard let bars = view.viewController?.parent as? UINavigationController else {
                continue
            }
            return bars.topViewController?.barScrollView === self
                && bars.navigationBar.prefersLargeTitle
        }
        return false
    }

    private var endTextWidth: CGFloat {
        bounds.width - 2 * TableMetrics.headerInset(style, width: bounds.width)
    }

    // MARK: Views

    /// Requests the view of a header or footer that becomes visible, and determines its height.
    func settle(_ place: TableHeaderFooterPlace) {
        guard state.ends[place] == nil else { return settleHeight(place, state.ends[place]) }
        let view = delegateView(place)
        settleHeight(place, view)
        guard length(of: place).height > 0, let shown = view ?? titleView(place) else { return }
        state.ends[place] = shown
        addSubview(shown)
        tell(place, shown)
    }

    private func settleHeight(_ place: TableHeaderFooterPlace, _ view: UIView?) {
        guard length(of: place).source == .estimated else { return }
        let padding = place.isHeader ? topPadding : 0
        setLength(
            view.map { fittedHeight(of: $0, place) + padding } ?? untitledHeight(place), place)
    }

    /// Returns the frame of a header or footer of the given height, below the padding.
    func frame(of place: TableHeaderFooterPlace, at y: CGFloat, _ height: CGFloat) -> CGRect {
        let padding = place.isHeader && height > topPadding ? topPadding : 0
        return CGRect(x: 0, y: y + padding, width: bounds.width, height: height - padding)
    }

    private func delegateView(_ place: TableHeaderFooterPlace) -> UIView? {
        place.isHeader
            ? tableDelegate?.tableView(self, viewForHeaderInSection: place.section)
            : tableDelegate?.tableView(self, viewForFooterInSection: place.section)
    }

    private func titleView(_ place: TableHeaderFooterPlace) -> UIView? {
        guard let title = title(of: place) else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.context = TableHeaderFooterContext(
            style: style, isHeader: place.isHeader)
        view.textLabel?.text = TableHeaderFooterText.shown(title, isHeader: place.isHeader, style)
        return view
    }

    private func tell(_ place: TableHeaderFooterPlace, _ view: UIView) {
        if place.isHeader {
            tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: place.section)
        } else {
            tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: place.section)
        }
    }

    private func fittedHeight(of view: UIView, _ place: TableHeaderFooterPlace) -> CGFloat {
        if let stated = statedHeight(place) { return stated }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let height = usable(size.height) ?? 0
        return height > 0 ? height : TableMetrics.plainHeaderHeight
    }

    func length(of place: TableHeaderFooterPlace) -> TableLength {
        let section = state.geometry.sections[place.section]
        return place.isHeader ? section.header : section.footer
    }

    private func setLength(_ height: CGFloat, _ place: TableHeaderFooterPlace) {
        let length = TableLength(height: height, source: .measured)
        if place.isHeader {
            state.geometry.sections[place.section].header = length
        } else {
            state.geometry.sections[place.section].footer = length
        }
    }
}
