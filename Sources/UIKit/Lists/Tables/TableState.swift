import Foundation

/// The internal state of a table.
@MainActor struct TableState {
    var geometry = TableGeometry()
    /// The number of sections, which is known before their heights.
    var sectionCount = 0
    var needsReload = true
    var isTiling = false
    /// The row whose cell is being requested from the data source, and its frame.
    var dequeued: (path: IndexPath, frame: CGRect)?
    /// The width at which heights were measured.
    var measuredWidth: CGFloat = 0
    var isEditing = false
    var indexTitles: [String] = []
    /// The selected rows, in the order in which they were selected.
    var selected: [IndexPath] = []
    var reuse = ReuseRegistry()
    /// The visible rows from top to bottom, and their cells.
    var order: [IndexPath] = []
    var cells: [IndexPath: UITableViewCell] = [:]
    /// The visible headers and footers.
    var ends: [TableHeaderFooterPlace: UIView] = [:]
    var update: TableUpdate?
    /// The data source of a document's table, which no other object retains.
    var ownSource: AnyObject?
}

/// The identification of a header or footer.
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
