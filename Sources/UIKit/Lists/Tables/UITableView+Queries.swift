import Foundation

extension UITableView {
    func span(_ top: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: top, width: bounds.width, height: height)
    }

    // MARK: Scrolling

    static let scrollRounds = 8

    func offset(showing row: CGRect, at position: ScrollPosition) -> CGFloat {
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
