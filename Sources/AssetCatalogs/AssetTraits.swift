/// The traits that an entry of a set is for; a value is `nil` if the entry is for all of them.
package struct AssetTraits: Sendable, Hashable {
    package enum Idiom: String, Sendable {
        case phone = "iphone"
        case pad = "ipad"
    }

    package enum Luminosity: String, Sendable {
        case light, dark
    }

    package enum LayoutDirection: String, Sendable {
        case leftToRight = "left-to-right"
        case rightToLeft = "right-to-left"
    }

    package private(set) var idiom: Idiom?
    package private(set) var luminosity: Luminosity?
    /// Whether the entry is for increased contrast only.
    package private(set) var hasHighContrast = false
    /// The pixels per point, from 1 to 10.
    package private(set) var scale: Double?
    package private(set) var layoutDirection: LayoutDirection?
}

extension AssetTraits {
    /// Creates the traits of an entry, or returns `nil` for entries of other platforms. An invalid
    /// scale counts as none.
    init?(
        idiom: String?, appearances: [AssetContents.Appearance]?, scale: String? = nil,
        direction: String? = nil
    ) {
        if let idiom, idiom != "universal" {
            guard let known = Idiom(rawValue: idiom) else { return nil }
            self.idiom = known
        }
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", let value?):
                guard let known = Luminosity(rawValue: value) else { return nil }
                luminosity = known
            case ("contrast", "high"): hasHighContrast = true
            default: return nil
            }
        }
        self.scale = Double(scale?.dropLast() ?? "").flatMap { (1...10).contains($0) ? $0 : nil }
        layoutDirection = direction.flatMap(LayoutDirection.init(rawValue:))
    }
}
