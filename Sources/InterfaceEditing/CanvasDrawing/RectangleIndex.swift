import CoreGraphics

/// Finds the rectangles of a list near another one without comparing all of them. The plane is
/// divided into square cells.
struct RectangleIndex {
    private struct Cell: Hashable {
        let column: Int
        let row: Int

        init(column: Int, row: Int) {
            self.column = column
            self.row = row
        }

        init?(exactly column: CGFloat, _ row: CGFloat) {
            guard let column = Int(exactly: column), let row = Int(exactly: row) else { return nil }
            self.init(column: column, row: row)
        }
    }

    private(set) var rectangles: [CGRect] = []
    private var cells: [Cell: [Int]] = [:]
    /// The rectangles that extend over too many cells, or aren't finite.
    private var large: [Int] = []

    /// The width and height of a cell, in points.
    private static let cellSize: CGFloat = 64
    /// The greatest number of cells that a rectangle is stored in, or searched in.
    private static let cellLimit: CGFloat = 256

    init(_ rectangles: [CGRect] = []) {
        rectangles.forEach { append($0) }
    }

    mutating func append(_ rectangle: CGRect) {
        let index = rectangles.count
        rectangles.append(rectangle)
        guard let cells = Self.cells(of: rectangle) else { return large.append(index) }
        for cell in cells { self.cells[cell, default: []].append(index) }
    }

    /// Returns the ascending indices of the rectangles that may touch another one: all that do, and
    /// others near it.
    func indices(near rectangle: CGRect) -> [Int] {
        guard let cells = Self.cells(of: rectangle) else { return Array(rectangles.indices) }
        var found = large
        for cell in cells { found += self.cells[cell] ?? [] }
        found.sort()
        var last = -1
        return found.filter { index in
            defer { last = index }
            return index != last
        }
    }

    /// Returns the rectangles that may touch another one, in the order of the list.
    func near(_ rectangle: CGRect) -> [CGRect] {
        indices(near: rectangle).map { rectangles[$0] }
    }

    /// Returns the cells that a rectangle extends over, or `nil` if there are too many.
    private static func cells(of rectangle: CGRect) -> [Cell]? {
        let (left, right) = (
            (rectangle.minX / cellSize).rounded(.down), (rectangle.maxX / cellSize).rounded(.down)
        )
        let (top, bottom) = (
            (rectangle.minY / cellSize).rounded(.down), (rectangle.maxY / cellSize).rounded(.down)
        )
        guard (right - left + 1) * (bottom - top + 1) <= cellLimit,
            let first = Cell(exactly: left, top), let last = Cell(exactly: right, bottom)
        else { return nil }
        return (first.row...last.row).flatMap { row in
            (first.column...last.column).map { Cell(column: $0, row: row) }
        }
    }
}
