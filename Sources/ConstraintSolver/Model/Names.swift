/// Names by places; whoever gives none pays for none.
struct Names {
    private var list: [String] = []

    mutating func set(_ name: String, at place: Int) {
        guard !name.isEmpty else { return }
        while list.count <= place { list.append("") }
        list[place] = name
    }

    /// Empty where none was given.
    subscript(place: Int) -> String { place < list.count ? list[place] : "" }
}
