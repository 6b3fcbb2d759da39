import Foundation

extension UITableView {
    /// The delegate as a table's; nil where it hears of scrolling only.
    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    func setNeedsReload() {
        state.needsReload = true
        setNeedsLayout()
    }

    /// As it is after all that was asked for.
    var geometry: TableGeometry {
        readIfNeeded()
        return state.geometry
    }

    /// After a layout, if one is due.
    var shownState: TableState {
        if state.needsReload || needsLayout { tile() }
        return state
    }

    /// Asks how many sections and rows there are, and what they say of their heights.
    func readIfNeeded() {
        guard state.needsReload, !state.isTiling else { return }
        state.needsReload = false
        clearCells()
        state.geometry.sections = dataSource.map(readSections) ?? []
        state.indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
    }

    private func clearCells() {
        for path in state.order { state.cells[path].map(free) }
        for place in state.ends.keys.sorted() { state.ends[place].map(freeEnd) }
        state.order = []
        state.cells = [:]
        state.ends = [:]
    }

    private func readSections(of source: any UITableViewDataSource) -> [TableSection] {
        let count = source.numberOfSections(in: self)
        guard count >= 0, count <= TableMetrics.greatestCount else {
            ListDiagnostic.sectionCount(count).report(at: self)
            return []
        }
        var left = TableMetrics.greatestCount
        return (0..<count).map { section in
            let rows = rowCount(of: source, section, atMost: left)
            left -= rows
            return TableSection(
                header: firstLength(TableHeaderFooterPlace(section, isHeader: true)),
                rows: firstRowLengths(section, count: rows),
                footer: firstLength(TableHeaderFooterPlace(section, isHeader: false)))
        }
    }

    private func rowCount(
        of source: any UITableViewDataSource, _ section: Int, atMost limit: Int
    ) -> Int {
        let count = source.tableView(self, numberOfRowsInSection: section)
        guard count >= 0, count <= limit else {
            ListDiagnostic.rowCount(count, section: section).report(at: self)
            return 0
        }
        return count
    }

    // MARK: Rows

    private func firstRowLengths(_ section: Int, count: Int) -> [TableLength] {
        let delegate = tableDelegate
        return (0..<count).map { row in
            let path = IndexPath(row: row, section: section)
            let estimate =
                delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
            if estimate == 0 { return TableLength(height: askedHeight(path), source: .stated) }
            return TableLength(height: usable(estimate) ?? standardRowHeight, source: .estimated)
        }
    }

    private var standardRowHeight: CGFloat {
        usable(rowHeight) ?? UITableViewCell.standardHeight
    }

    /// The height that the delegate or the table states; the standard one where it is automatic.
    private func askedHeight(_ path: IndexPath) -> CGFloat {
        statedHeight(path) ?? UITableViewCell.standardHeight
    }

    /// Nil where the cell's constraints decide.
    func statedHeight(_ path: IndexPath) -> CGFloat? {
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height == Self.automaticDimension { return nil }
        if height.isFinite, height < 0 {
            ListDiagnostic.negativeHeight(height, path).report(at: self)
            return UITableViewCell.standardHeight
        }
        guard let usable = usable(height) else {
            ListDiagnostic.heightNotFinite(height, "the row at \(path.logText)").report(at: self)
            return UITableViewCell.standardHeight
        }
        return usable
    }

    /// Within what a layout counts; nil for what stands for something else.
    func usable(_ height: CGFloat) -> CGFloat? {
        height.isFinite && height >= 0 ? min(height, TableMetrics.greatestHeight) : nil
    }
}
