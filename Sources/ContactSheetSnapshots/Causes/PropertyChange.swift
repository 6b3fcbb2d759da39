import ContactSheetPreviews

/// A property of a view that differs from the reference; `nil` is its default value.
struct PropertyChange {
    let name: String
    let old: String?
    let new: String?
    let traits: PropertyTraits

    /// Returns the changes of a view.
    ///
    /// - Parameters:
    ///   - format: The earlier format of both recordings. Properties that it lacks are unknown.
    ///   - effects: The kinds of properties that are compared.
    static func all(
        from old: ViewNode, to new: ViewNode, format: Int, effects: Set<PropertyTraits.Effect>
    ) -> [PropertyChange] {
        guard old.properties != new.properties else { return [] }
        let removed = old.properties.map(\.name).filter { new[$0] == nil }
        let changes = (new.properties.map(\.name) + removed).compactMap { name in
            let traits = PropertyTraits.named(name)
            let change = PropertyChange(name: name, old: old[name], new: new[name], traits: traits)
            let isCompared = effects.contains(traits.effect) && traits.format <= format
            return isCompared && !change.hasEqualValues(in: format) ? change : nil
        }
        let names = Set(changes.map(\.name))
        return changes.filter { change in
            switch change.traits.role {
            case .cause, .consequence: true
            case .result(let others): names.isDisjoint(with: others)
            case .part(let other):
                change.old != nil && change.new != nil || !names.contains(other)
            }
        }
    }

    private func hasEqualValues(in format: Int) -> Bool {
        guard old != new, let old, let new, traits.kind == .color, format < 3 else {
            return old == new
        }
        // Colors had no names of asset catalogs.
        return ColorValue(old).components == ColorValue(new).components
    }

    /// Whether a change inside the view follows from this one.
    ///
    /// - Parameters:
    ///   - change: The changed property, or `nil` if a view was added or changed otherwise.
    ///   - isElement: Whether the changed view is an element of the document on its own.
    ///   - isPart: Whether neither it nor a view between both is one.
    func explains(_ change: PropertyChange?, isElement: Bool, isPart: Bool) -> Bool {
        switch traits.reach {
        case .none: false
        case .parts: isPart
        case .colorsOfParts: !isElement && change.map(hasColor) ?? false
        case .descendants(let kind): change?.traits.kind == kind
        }
    }

    /// Whether another color changed to the color or from it.
    private func hasColor(of other: PropertyChange) -> Bool {
        guard other.traits.kind == .color else { return false }
        func isSame(_ a: String?, _ b: String?) -> Bool {
            guard let a, let b else { return false }
            return ColorValue(a).components == ColorValue(b).components
        }
        return isSame(new, other.new) || isSame(old, other.old)
    }
}

extension ViewNode {
    /// The value of a property, or `nil` if it is the default.
    fileprivate subscript(name: String) -> String? {
        properties.first { $0.name == name }?.value
    }
}

/// A color as it is recorded: its components after its name, if it has one.
struct ColorValue: Equatable {
    /// The name, such as `labelColor`, or `“Accent”` for an asset.
    let name: Substring?
    let components: Substring

    init(_ value: String) {
        guard let space = value.lastIndex(of: " ") else {
            name = nil
            components = value[...]
            return
        }
        name = value[..<space]
        components = value[value.index(after: space)...]
    }
}
