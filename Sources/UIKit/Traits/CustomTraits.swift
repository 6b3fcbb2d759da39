import Foundation

/// An app's own trait in a trait collection. Values that aren't comparable count as different;
/// Apple requires values that don't change.
struct CustomTrait: @unchecked Sendable, Hashable {
    let identifier: String
    let value: Any

    static func == (a: CustomTrait, b: CustomTrait) -> Bool {
        a.identifier == b.identifier && (a.value as? any Equatable)?.isEqual(to: b.value) == true
    }

    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

extension TraitValues {
    /// Returns the value of a trait, or its default if it is unspecified.
    func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
        if let system = trait as? any SystemTrait.Type {
            return systemValue(of: system) as? Trait.Value ?? trait.defaultValue
        }
        let custom = custom.first { $0.identifier == trait.identifier }
        return custom?.value as? Trait.Value ?? trait.defaultValue
    }

    mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value, for trait: Trait.Type) {
        if let system = trait as? any SystemTrait.Type { return setSystem(value, system) }
        remove(trait)
        custom.append(CustomTrait(identifier: trait.identifier, value: value))
    }

    private func systemValue<Trait: SystemTrait>(of trait: Trait.Type) -> Any {
        self[keyPath: trait.property]
    }

    private mutating func setSystem<Trait: SystemTrait>(_ value: Any, _ trait: Trait.Type) {
        if let value = value as? Trait.Value { self[keyPath: trait.property] = value }
    }

    private func has<Trait: SystemTrait>(_ trait: Trait.Type) -> Bool {
        trait.differs(self, TraitValues())
    }

    private mutating func reset<Trait: SystemTrait>(_ trait: Trait.Type) {
        self[keyPath: trait.property] = trait.defaultValue
    }

    /// Returns whether the trait is specified.
    public func contains(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return has(system) }
        return custom.contains { $0.identifier == trait.identifier }
    }

    /// Removes the trait, so that it is inherited.
    public mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type { return reset(system) }
        custom.removeAll { $0.identifier == trait.identifier }
    }

    /// Returns whether the trait differs from that of other values.
    func differs(_ trait: UITrait, from other: TraitValues) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
        func own(_ values: TraitValues) -> CustomTrait? {
            values.custom.first { $0.identifier == trait.identifier }
        }
        return own(self) != own(other)
    }
}

extension UITraitCollection {
    /// The value of a trait, or its default if it is unspecified.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        values.value(of: trait)
    }
}

extension UIMutableTraits {
    /// The value of a trait, or its default if it is unspecified.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { (self as? TraitValues)?.value(of: trait) ?? trait.defaultValue }
        set {
            guard var values = self as? TraitValues else { return }
            values.set(newValue, for: trait)
            if let own = values as? Self { self = own }
        }
    }
}
