/// A color of a catalog: its variants, and the traits that each is for.
package struct AssetColorSet: Sendable {
    package enum Color: Sendable, Hashable {
        /// A system color by its name in files, such as `systemRedColor`.
        case system(String)
        case gray(white: Double, alpha: Double)
        /// A color in sRGB. Components of other color spaces are used as sRGB too.
        case sRGB(red: Double, green: Double, blue: Double, alpha: Double)
        case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
    }

    /// The variants for iPhone and iPad, in the order of the entries.
    package let variants: [(traits: AssetTraits, color: Color)]
}

extension AssetColorSet {
    init(_ contents: AssetContents) {
        variants = (contents.colors ?? []).compactMap { entry in
            guard let color = entry.color.flatMap(Color.init),
                let traits = AssetTraits(idiom: entry.idiom, appearances: entry.appearances)
            else { return nil }
            return (traits, color)
        }
    }
}

extension AssetColorSet.Color {
    /// Creates a color, or returns `nil` if components are missing or invalid.
    fileprivate init?(_ value: AssetContents.Color.Value) {
        if let reference = value.reference {
            self = .system(reference)
            return
        }
        guard let components = value.components else { return nil }
        func number(_ key: String) -> Double? { components[key].flatMap(Self.component) }
        let alpha = number("alpha") ?? 1
        if let white = number("white") {
            self = .gray(white: white, alpha: alpha)
            return
        }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
            return nil
        }
        self =
            value.colorSpace == "display-p3"
            ? .displayP3(red: red, green: green, blue: blue, alpha: alpha)
            : .sRGB(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns a component: `0xFF` and `255` are out of 255, `1.000` out of 1, as documented.
    private static func component(_ text: String) -> Double? {
        if text.lowercased().hasPrefix("0x") {
            return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }
}
