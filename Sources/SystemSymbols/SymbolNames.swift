/// Rules for names that differ from another name only in the order or the presence of a component.
enum SymbolNames {
    /// Returns the components of a symbol with the same drawing, or `nil` if there is no rule for
    /// the name.
    static func similar(to components: [Substring]) -> [Substring]? {
        older(components) ?? withoutScript(components) ?? withoutGeneration(components)
            ?? familyMember(components)
    }

    /// Returns the older order of the components of `inset.filled.lefthalf.rectangle`, which is
    /// `rectangle.lefthalf.inset.filled`.
    private static func older(_ components: [Substring]) -> [Substring]? {
        guard components.count > 2, components[0] == "inset", components[1] == "filled" else {
            return nil
        }
        var area = components[2...]
        let orientation = area.last == "portrait" ? [area.removeLast()] : []
        guard let shape = area.popLast() else { return nil }
        return [shape] + orientation + area + ["inset", "filled"]
    }

    /// Returns the components without the last one if it is a script or a language, whose variant
    /// of the symbol contains other characters.
    private static func withoutScript(_ components: [Substring]) -> [Substring]? {
        guard components.count > 1, let last = components.last, scripts.contains(last) else {
            return nil
        }
        return components.dropLast()
    }

    private static let scripts: Set<Substring> = [
        "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or",
        "pa", "rtl", "sat", "si", "ta", "te", "th", "zh",
    ]

    /// Returns the components without the generation of a device, such as `gen2`.
    private static func withoutGeneration(_ components: [Substring]) -> [Substring]? {
        guard components.count > 1,
            let index = components.firstIndex(where: { $0.count == 4 && $0.hasPrefix("gen") })
        else { return nil }
        var result = components
        result.remove(at: index)
        return result
    }

    /// Returns the longest start of the components that has a drawing, in families with many
    /// similar symbols: a car with an open door is drawn as a car.
    private static func familyMember(_ components: [Substring]) -> [Substring]? {
        guard let first = components.first, families.contains(first) else { return nil }
        return components.indices.dropFirst().reversed().lazy
            .map { Array(components[..<$0]) }
            .first { SymbolRows.all[$0.joined(separator: ".")[...]] != nil }
    }

    private static let families: Set<Substring> = [
        "airpods", "beats", "car", "carseat", "convertible", "ev", "figure", "hifispeaker",
        "homepod", "ipad", "iphone", "poweroutlet", "steeringwheel", "suv", "truck", "vision",
        "windshield",
    ]
}
