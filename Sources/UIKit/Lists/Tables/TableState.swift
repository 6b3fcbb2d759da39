import Foundation

/// What a table knows besides its properties.
@MainActor struct TableState {
    var geometry = TableGeometry()
    var needsReload = true
    var isTiling = false
    /// The row for which the data source is being asked for a cell, and its frame.
    var dequeued: (path: IndexPath, frame: CGRect)?
    /// The width at which heights were measured.
    var measuredWidth: CGFloat = 0
    var isEditing = false
    var indexTitles: [String] = []
    /// In the order in which they were selected.
    var selected: [IndexPath] = []
    var reuse = TableReuse()
    /// The rows in sight from top to bottom, and their cells.
    var order: [IndexPath] = []
    var cells: [IndexPath: UITableViewCell] = [:]
    /// The headers and footers in sight.
    var ends: [TableHeaderFooterPlace: UIView] = [:]
    var update: TableUpdate?
    /// What supplies the rows of a document's table, which holds nobody else.
    var ownSource: AnyObject?
}

/// Which header or footer.
struct TableHeaderFooterPlace: Hashable, Comparable {
    let section: Int
    let isHeader: Bool

    init(_ section: Int, isHeader: Bool) {
        self.section = section
        self.isHeader = isHeader
    }

    static func < (left: TableHeaderFooterPlace, right: TableHeaderFooterPlace) -> Bool {
        left.section != right.section
            ? left.section < right.section : left.isHeader && !right.isHeader
    }
}
