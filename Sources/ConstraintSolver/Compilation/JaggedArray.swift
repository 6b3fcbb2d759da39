/// Lists of different lengths in one buffer. The elements of each list are counted first; after
/// `open()`, they are appended.
struct JaggedArray {
    private var elements: [Int]
    /// The start of each list, with two more elements than there are lists. While elements are
    /// counted, the count of a list is stored two places later; when all are appended, each list
    /// begins at its own place and ends at the next.
    private var starts: [Int]

    init(count: Int, elementCount: Int) {
        starts = Array(repeating: 0, count: count + 2)
        elements = Array(repeating: 0, count: elementCount)
    }

    /// Creates lists from elements, keeping their order in each list.
    init(grouping elements: [Int], by lists: [Int], count: Int) {
        self.init(count: count, elementCount: elements.count)
        for list in lists { countElement(of: list) }
        open()
        for place in elements.indices { append(elements[place], to: lists[place]) }
    }

    mutating func countElement(of list: Int) { starts[list + 2] += 1 }

    mutating func open() {
        for place in 1..<starts.count { starts[place] += starts[place - 1] }
    }

    mutating func append(_ element: Int, to list: Int) {
        elements[starts[list + 1]] = element
        starts[list + 1] += 1
    }

    subscript(list: Int) -> ArraySlice<Int> { elements[starts[list]..<starts[list + 1]] }
}
