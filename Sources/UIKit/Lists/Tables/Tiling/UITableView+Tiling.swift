import Foundation

extension UITableView {
    /// Lays out the visible area: measures the rows, creates their cells, and makes those that have
    /// left the area available for reuse.
    func tile() {
        guard !state.isTiling else { return }
        readIfNeeded()
        state.isTiling = true
        defer { state.isTiling = false }
        noteWidth()
        placeEndViews()
        freeCells { $0.frame.maxY <= bounds.minY || $0.frame.minY >= bounds.maxY }
        var pass = TilePass(sight: bounds, y: state.geometry.top)
        for section in state.geometry.sections.indices where pass.y < pass.sight.maxY {
            tile(section, &pass)
        }
        freeUnseen(pass)
        state.order = pass.order
        placeSeen(pass)
        fit(contentSize: CGSize(width: bounds.width, height: state.geometry.height))
        placeEndViews()
        orderSubviews()
    }

    /// The progress of a layout pass over the rows.
    struct TilePass {
        let sight: CGRect
        var y: CGFloat
        var order: [IndexPath] = []
        var ends: [TableHeaderFooterPlace: CGRect] = [:]
    }

    private func tile(_ section: Int, _ pass: inout TilePass) {
        let start = pass.y
        guard start + state.geometry.sections[section].height > pass.sight.minY else {
            pass.y += state.geometry.sections[section].height
            return
        }
        tileEnd(TableHeaderFooterPlace(section, isHeader: true), &pass)
        tileRows(section, &pass)
        tileEnd(TableHeaderFooterPlace(section, isHeader: false), &pass)
        floatHeader(of: section, &pass)
    }

    private func tileEnd(_ place: TableHeaderFooterPlace, _ pass: inout TilePass) {
        guard pass.y < pass.sight.maxY else {
            pass.y += length(of: place).height
            return
        }
        settle(place)
        let height = length(of: place).height
        pass.ends[place] = frame(of: place, at: pass.y, height)
        pass.y += height
    }

    private func tileRows(_ section: Int, _ pass: inout TilePass) {
        for row in 0..<state.geometry.sections[section].rows.count {
            guard pass.y < pass.sight.maxY else { return }
            let height = state.geometry.sections[section].rows[row].height
            if pass.y + height > pass.sight.minY {
                tileRow(IndexPath(row: row, section: section), &pass)
            }
            pass.y += state.geometry.sections[section].rows[row].height
        }
    }

    private func tileRow(_ path: IndexPath, _ pass: inout TilePass) {
        let known = state.geometry.sections[path.section].rows[path.row]
        var height: CGFloat? = known.height
        if known.source == .estimated { height = statedHeight(path) }
        guard height != 0 else { return settleRow(path, 0) }
        let cell = state.cells[path] ?? newCell(path, at: pass.y, height ?? known.height)
        // The fitting height depends on the row's margins, so the frame is set before the height is
        // measured.
        place(cell, at: pass.y, height ?? known.height)
        let settled = height ?? fittedHeight(of: cell)
        if known.source == .estimated { settleRow(path, settled) }
        place(cell, at: pass.y, settled)
        pass.order.append(path)
    }

    private func place(_ cell: UITableViewCell, at y: CGFloat, _ height: CGFloat) {
        place(managed: cell, in: rowFrame(at: y, height))
    }

    private func rowFrame(at y: CGFloat, _ height: CGFloat) -> CGRect {
        let insets = rowInsets
        return CGRect(
            x: insets.left, y: y, width: max(0, bounds.width - insets.left - insets.right),
            height: height)
    }

    private func settleRow(_ path: IndexPath, _ height: CGFloat) {
        state.geometry.sections[path.section].rows[path.row] = TableLength(
            height: height, source: .measured)
    }

    /// Returns the height that fits a cell. A cell whose content has no constraints has the
    /// standard height in every iOS version.
    private func fittedHeight(of cell: UITableViewCell) -> CGFloat {
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: cell.bounds.width, height: 0),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return usable(size.height) ?? UITableViewCell.standardHeight
    }

    // MARK: Cells

    private func newCell(_ path: IndexPath, at y: CGFloat, _ height: CGFloat) -> UITableViewCell {
        let outer = state.dequeued
        state.dequeued = (path, rowFrame(at: y, height))
        var cell = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
        state.dequeued = outer
        if state.cells.values.contains(where: { $0 === cell }) {
            ListDiagnostic.sameCell(path).report(at: self)
            cell = UITableViewCell()
        }
        place(cell, at: y, height)
        // The last row is the first subview.
        let below = state.cells.keys.count { $0 > path }
        insertSubview(cell, at: (backgroundView == nil ? 0 : 1) + below)
        state.cells[path] = cell
        prepare(cell, path)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    /// Sets the frame of a cell that is dequeued for a row, as Apple documents for
    /// `dequeueReusableCell(withIdentifier:for:)`.
    func resized(_ cell: UITableViewCell, for path: IndexPath) -> UITableViewCell {
        guard let row = state.dequeued, row.path == path else { return cell }
        if cell.frame != row.frame { cell.frame = row.frame }
        cell.place(managed: cell.contentView, in: cell.contentFrame)
        return cell
    }

    private func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.context = cellContext(path)
        let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
        if level != 0 { cell.indentationLevel = level }
        cell.isSelected = state.selected.contains(path)
        cell.takeEditing(editingState(path))
    }

    /// The color of separators. With an effect, it is that of the effect's content (decision).
    private var shownSeparatorColor: UIColor? {
        guard let effect = separatorEffect else { return separatorColor }
        return (effect as? UIVibrancyEffect)?.tint ?? separatorColor
    }

    /// Returns the context that determines what a cell draws in addition to its content.
    func cellContext(_ path: IndexPath) -> TableCellContext {
        let last = state.geometry.rowCount(inSection: path.section) - 1
        return TableCellContext(
            style: style, isFirst: path.row == 0, isLast: path.row == last,
            separatorStyle: separatorStyle, separatorColor: shownSeparatorColor,
            separatorInset: ownSeparatorInset,
            allowsMultipleSelection: isEditing
                ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection)
    }

    /// Makes cells that are no longer visible available for reuse.
    private func freeCells(where isGone: (UITableViewCell) -> Bool) {
        for path in state.cells.keys.sorted() {
            guard let cell = state.cells[path], isGone(cell) else { continue }
            state.cells[path] = nil
            free(cell)
            tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
    }

    private func freeUnseen(_ pass: TilePass) {
        let seen = Set(pass.order.compactMap { state.cells[$0].map(ObjectIdentifier.init) })
        freeCells { !seen.contains(ObjectIdentifier($0)) }
        for place in state.ends.keys.sorted() where pass.ends[place] == nil {
            if let view = state.ends.removeValue(forKey: place) { freeEnd(view) }
        }
    }

    private func placeSeen(_ pass: TilePass) {
        for (end, frame) in pass.ends {
            place(managed: state.ends[end], in: frame)
        }
        for path in pass.order {
            guard let cell = state.cells[path] else { continue }
            let context = cellContext(path)
            if cell.context != context { cell.context = context }
        }
    }

    /// The insets of the rows in inset groups, which include the safe area.
    var rowInsets: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        let margin = TableMetrics.cardMargin(width: bounds.width)
        let safeArea = Self.knowsSafeAreas ? safeAreaInsets : .zero
        return UIEdgeInsets(left: margin + safeArea.left, right: margin + safeArea.right)
    }

    /// Measures heights again if the width has changed.
    private func noteWidth() {
        guard bounds.width != state.measuredWidth else { return }
        state.measuredWidth = bounds.width
        state.geometry.forgetMeasures()
        for section in state.geometry.sections.indices {
            state.geometry.sections[section].header = firstLength(
                TableHeaderFooterPlace(section, isHeader: true))
            state.geometry.sections[section].footer = firstLength(
                TableHeaderFooterPlace(section, isHeader: false))
        }
    }
}
