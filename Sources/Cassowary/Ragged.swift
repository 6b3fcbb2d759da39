/// Lists of different lengths in one buffer, which a loop reads without touching a reference count.
struct Ragged<Element> {
    private(set) var elements: [Element] = []
    private var ends: [Int] = []

    init(_ lists: some Sequence<[Element]>) {
        for list in lists {
            elements.append(contentsOf: list)
            ends.append(elements.count)
        }
    }

    /// Where a list stands in `elements`.
    func range(of list: Int) -> Range<Int> {
        (list == 0 ? 0 : ends[list - 1])..<ends[list]
    }
}
