/// Lists of different lengths in one buffer.
struct Ragged {
    private var elements: [Int]
    private var starts: [Int]
    private var ends: [Int]

    /// Empty lists that have room for as many elements as said.
    init(counts: [Int]) {
        starts = []
        starts.reserveCapacity(counts.count)
        var total = 0
        for count in counts {
            starts.append(total)
            total += count
        }
        ends = starts
        elements = Array(repeating: 0, count: total)
    }

    /// The elements in their order, each in its list.
    init(grouping elements: [Int], by lists: [Int], count: Int) {
        var counts = Array(repeating: 0, count: count)
        for list in lists { counts[list] += 1 }
        self.init(counts: counts)
        for (element, list) in zip(elements, lists) { append(element, to: list) }
    }

    mutating func append(_ element: Int, to list: Int) {
        elements[ends[list]] = element
        ends[list] += 1
    }

    func range(of list: Int) -> Range<Int> { starts[list]..<ends[list] }

    subscript(list: Int) -> ArraySlice<Int> { elements[range(of: list)] }
}
