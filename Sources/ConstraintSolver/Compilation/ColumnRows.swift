/// The rows of each column in the order in which they were appended. Linked lists in one buffer:
/// most columns have one or two rows, and an array for each would need an allocation.
struct ColumnRows {
    private var links: [(row: Int32, next: Int32)] = []
    /// The first and last link of each column, or -1 if it has none.
    private var ends: [(first: Int32, last: Int32)]

    init(count: Int, capacity: Int) {
        ends = Array(repeating: (-1, -1), count: count)
        links.reserveCapacity(capacity)
    }

    mutating func append(_ row: Int, to column: Int) {
        let link = Int32(links.count)
        links.append((Int32(row), -1))
        if ends[column].last >= 0 {
            links[Int(ends[column].last)].next = link
        } else {
            ends[column].first = link
        }
        ends[column].last = link
    }

    func firstLink(of column: Int) -> Int { Int(ends[column].first) }

    /// Returns the row of a link and advances to the next link; `nil` at the end.
    func next(_ link: inout Int) -> Int? {
        guard link >= 0 else { return nil }
        defer { link = Int(links[link].next) }
        return Int(links[link].row)
    }
}
