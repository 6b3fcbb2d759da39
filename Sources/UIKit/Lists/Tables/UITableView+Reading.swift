import Foundation

extension UITableView {
    /// The delegate as a table's, or `nil` if it is only a scroll view's.
    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    func setNeedsReload() {
        state.needsReload = true
        setNeedsLayout()
    }

    /// The geometry after all pending reloads.
    var geometry: TableGeometry {
        readIfNeeded()
        return state.geometry
    }

    /// The state after a layout, if one is pending.
    var shownState: TableState {
        if state.needsReload || needsLayout { tile() }
        return state
    }

    /// Reads the numbers of sections and rows and their heights.
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
        state.sectionCount = count
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
            // Rows out of sight keep their estimate. Without one, those with an automatic height
            // have the standard height.
            if estimate == 0 { return TableLength(height: askedHeight(path), source: .stated) }
            return TableLength(height: usable(estimate) ?? standardRowHeight, source: .estimated)
        }
    }

    private var standardRowHeight: CGFloat {
        usable(rowHeight) ?? UITableViewCell.standardHeight
    }

    /// Returns the height that the delegate or the table specifies, or the standard height if it is
    /// automatic.
    private func askedHeight(_ path: IndexPath) -> CGFloat {
        statedHeight(path) ?? UITableViewCell.standardHeight
    }

    /// Returns the specified height, or `nil` if the cell's constraints determine it.
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

    /// Returns a height limited to the maximum, or `nil` for a special value such as
    /// `automaticDimension`.
    func usable(_ height: CGFloat) -> CGFloat? {
        height.isFinite && height >= 0 ? min(height, TableMetrics.greatestHeight) : nil
    }
}
