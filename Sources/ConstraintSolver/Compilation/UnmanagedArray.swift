/// An immutable list that its owner deallocates. The loops of a repeated solve are so short that
/// reference counting of arrays in a class would take half of their time.
struct UnmanagedArray<Element: Sendable>: @unchecked Sendable {
    private let elements: UnsafeMutableBufferPointer<Element>

    init(_ array: [Element]) {
        elements = .allocate(capacity: array.count)
        _ = elements.initialize(from: array)
    }

    init(
        repeating element: Element, count: Int,
        change: (UnsafeMutableBufferPointer<Element>) -> Void
    ) {
        elements = .allocate(capacity: count)
        elements.initialize(repeating: element)
        change(elements)
    }

    func deallocate() {
        elements.deinitialize()
        elements.deallocate()
    }

    var indices: Range<Int> { elements.indices }

    subscript(index: Int) -> Element { elements[index] }
}
