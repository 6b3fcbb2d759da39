/// Lists of different lengths in one buffer: first each list's elements are counted, then, once it
/// is opened, appended.
struct JaggedArray {
    private var elements: [Int]
    /// Two more than there are lists. While elements are counted, the number of a list stands two
    /// places on; when all are appended, each list begins at its own place and ends at the next.
    private var starts: [Int]

    init(count: Int, elementCount: Int) {
        starts = Array(repeating: 0, count: count + 2)
        elements = Array(repeating: 0, count: elementCount)
    }

    /// The elements in their order, each in its list.
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
