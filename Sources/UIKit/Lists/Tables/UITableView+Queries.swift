import Foundation

extension UITableView {
    /// Returns the rectangle of a section in the content, or an empty one if there is no such
    /// section.
    public func rect(forSection section: Int) -> CGRect {
        let geometry = self.geometry
        guard geometry.sections.indices.contains(section) else { return .zero }
        return span(geometry.top(ofSection: section), geometry.sections[section].height)
    }

    public func rectForHeader(inSection section: Int) -> CGRect {
        let geometry = self.geometry
        guard geometry.sections.indices.contains(section) else { return .zero }
        return span(
            geometry.top(ofSection: section), geometry.sections[section].header.height)
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        let geometry = self.geometry
        guard geometry.sections.indices.contains(section) else { return .zero }
        let (known, top) = (geometry.sections[section], geometry.top(ofSection: section))
        return span(top + known.height - known.footer.height, known.footer.height)
    }

    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        let geometry = self.geometry
        guard let top = geometry.top(ofRow: indexPath) else { return .zero }
        let height = geometry.sections[indexPath.section].rows[indexPath.row].height
        let insets = rowInsets
        return span(top, height).inset(by: insets)
    }

    private func span(_ top: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: top, width: bounds.width, height: height)
    }

    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return geometry.rows(from: point.y, to: point.y.nextUp).first
    }

    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        geometry.rows(from: rect.minY, to: rect.maxY)
    }

    public var indexPathForSelectedRow: IndexPath? { state.selected.first }

    /// The selected rows, or `nil` if none is selected.
    public var indexPathsForSelectedRows: [IndexPath]? {
        state.selected.isEmpty ? nil : state.selected
    }

    // MARK: Scrolling

    /// Scrolls a row to a position, as far as the content allows. For `none`, scrolls only as far
    /// as needed to show the row.
    public func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        guard geometry.contains(indexPath) else {
            let rows = geometry.rowCount(inSection: indexPath.section)
            return ListDiagnostic.noSuchRow(indexPath, sections: numberOfSections, rows: rows)
                .report(at: self)
        }
        // Rows that become visible are measured, which can move this one.
        for _ in 0..<Self.scrollRounds {
            tile()
            let offset = offset(showing: rectForRow(at: indexPath), at: scrollPosition)
            guard offset != contentOffset.y else { break }
            contentOffset.y = offset
        }
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    private static let scrollRounds = 8

    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    private func offset(showing row: CGRect, at position: ScrollPosition) -> CGFloat {
        let inset = adjustedContentInset
        let sight = bounds.inset(by: inset)
        let wanted: CGFloat =
            switch position {
            case .top: row.minY - floatingHeight(at: row)
            case .middle: row.midY - sight.height / 2
            case .bottom: row.maxY - sight.height
            case .none: nearest(row, sight)
            }
        let last = max(0, contentSize.height - sight.height)
        return min(max(wanted, 0), last) - inset.top
    }

    private func nearest(_ row: CGRect, _ sight: CGRect) -> CGFloat {
        if row.minY < sight.minY { return row.minY }
        return row.maxY > sight.maxY ? row.maxY - sight.height : sight.minY
    }

    /// Returns the height that a plain table's header covers above a row.
    private func floatingHeight(at row: CGRect) -> CGFloat {
        guard style == .plain, let path = geometry.rows(from: row.minY, to: row.maxY).first else {
            return 0
        }
        let header = state.geometry.sections[path.section].header.height
        return header > topPadding ? header - topPadding : header
    }
}
