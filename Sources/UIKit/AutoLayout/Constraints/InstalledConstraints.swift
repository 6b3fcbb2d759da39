/// The constraints that a view holds, in the order in which they were added. Adding and removing a
/// constraint takes amortized constant time.
@MainActor struct InstalledConstraints {
    private var slots: [NSLayoutConstraint?] = []
    private var places: [ObjectIdentifier: Int] = [:]

    var all: [NSLayoutConstraint] { slots.compactMap { $0 } }
    var isEmpty: Bool { places.isEmpty }

    func contains(_ constraint: NSLayoutConstraint) -> Bool {
        places[ObjectIdentifier(constraint)] != nil
    }

    mutating func append(_ constraint: NSLayoutConstraint) {
        places[ObjectIdentifier(constraint)] = slots.count
        slots.append(constraint)
    }

    mutating func remove(_ constraint: NSLayoutConstraint) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        slots[place] = nil
        if slots.count > 2 * places.count + 8 { close() }
    }

    /// Removes the empty slots, so that they don't accumulate.
    private mutating func close() {
        slots.removeAll { $0 == nil }
        for (place, constraint) in slots.enumerated() {
            if let constraint { places[ObjectIdentifier(constraint)] = place }
        }
    }
}
