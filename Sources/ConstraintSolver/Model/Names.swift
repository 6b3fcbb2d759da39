/// Names by place. Empty names take no memory.
struct Names {
    private var list: [String] = []

    mutating func set(_ name: String, at place: Int) {
        guard !name.isEmpty else { return }
        while list.count <= place { list.append("") }
        list[place] = name
    }

    /// The name at a place, or an empty string if it has none.
    subscript(place: Int) -> String { place < list.count ? list[place] : "" }
}
