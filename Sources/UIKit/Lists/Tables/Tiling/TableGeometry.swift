import Foundation

/// A height and its source.
struct TableLength: Equatable {
    enum Source {
        case estimated, measured, stated
    }

    var height: CGFloat
    var source: Source
}

/// The heights in a section from top to bottom.
struct TableSection: Equatable {
    var header: TableLength
    var rows: [TableLength]
    var footer: TableLength

    var height: CGFloat { header.height + rowsHeight + footer.height }
    var rowsHeight: CGFloat { rows.reduce(0) { $0 + $1.height } }
}

/// The positions of sections and rows in the content, as far as their heights are known.
struct TableGeometry: Equatable {
    var sections: [TableSection] = []
    /// The heights of the table's own header and footer.
    var top: CGFloat = 0
    var bottom: CGFloat = 0

    /// Marks measured heights as estimates, so that they are measured again.
    mutating func forgetMeasures() {
        for section in sections.indices {
            for row in sections[section].rows.indices
            where sections[section].rows[row].source == .measured {
                sections[section].rows[row].source = .estimated
            }
        }
    }

    var height: CGFloat { sections.reduce(top + bottom) { $0 + $1.height } }
    var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

    func rowCount(inSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section)
            && sections[path.section].rows.indices.contains(path.row)
    }

    func top(ofSection section: Int) -> CGFloat {
        sections.prefix(max(0, section)).reduce(top) { $0 + $1.height }
    }

    /// Returns the top of a row, or `nil` if there is no such row.
    func top(ofRow path: IndexPath) -> CGFloat? {
        guard contains(path) else { return nil }
        let section = sections[path.section]
        return section.rows.prefix(path.row).reduce(
            top(ofSection: path.section) + section.header.height
        ) { $0 + $1.height }
    }

    /// Returns the rows that overlap a span, in order. Rows that only touch it aren't included.
    func rows(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
        var found: [IndexPath] = []
        var y = top
        for (index, section) in sections.enumerated() {
            guard y < end else { break }
            var rowTop = y + section.header.height
            y += section.height
            guard y > start else { continue }
            for (row, length) in section.rows.enumerated() where rowTop < end {
                if rowTop + length.height > start {
                    found.append(IndexPath(row: row, section: index))
                }
                rowTop += length.height
            }
        }
        return found
    }
}
