import Foundation

extension UITableView {
    /// Draws the pinstripes below grouped tables of iOS 6, or a gradient on iPads, and the lines of the empty rows that
    /// fill a plain table up to iOS 14.
    func drawBackdrop() {
        if style != .plain, UIScreen.main.era == .classic,
            backgroundColor === UIColor.groupTableViewBackground, backgroundView == nil
        {
            if traitCollection.userInterfaceIdiom == .pad {
                ClassicTableArtwork.drawPadBackground(in: bounds)
            } else {
                ClassicTableArtwork.drawPinstripes(in: bounds)
            }
        }
        drawFillerRows()
    }

    private func drawFillerRows() {
        guard style == .plain, separatorStyle != .none, tableFooterView == nil,
            let separatorColor, dataSource != nil
        else { return }
        let height = fillerHeight
        guard height > 0 else { return }
        let pixel = 1 / UIScreen.main.scale
        let inset = ownSeparatorInset?.left ?? TableMetrics.plainSeparatorInset
        separatorColor.setFill()
        var y = max(contentSize.height, 0) + height
        while y <= bounds.maxY {
            UIRectFill(
                CGRect(
                    x: bounds.minX + inset, y: y - pixel, width: bounds.width - inset,
                    height: pixel))
            y += height
        }
    }

    private var fillerHeight: CGFloat {
        guard let filler = usable(fillerRowHeight), filler > 0 else { return 0 }
        return max(1, usable(rowHeight) ?? filler)
    }
}

extension TableMetrics {
    /// The leading inset of separators in plain tables, which is zero up to iOS 6.
    static var plainSeparatorInset: CGFloat { era == .classic ? 0 : textInset }
}
