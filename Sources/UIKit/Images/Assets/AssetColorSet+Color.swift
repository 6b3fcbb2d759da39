import AssetCatalogs
import Foundation

extension AssetColorSet {
    /// The color of the set, which depends on appearance and idiom, or `nil` if no variant can be
    /// used.
    @MainActor var color: UIColor? {
        let variants = variants.compactMap { variant in
            variant.color.color.map { (traits: UITraitCollection(variant.traits), color: $0) }
        }
        guard let first = variants.first else { return nil }
        guard variants.count > 1 else { return first.color }
        return UIColor { traits in
            let fitting = variants.filter {
                [.unspecified, traits.userInterfaceIdiom].contains($0.traits.userInterfaceIdiom)
                    && [.unspecified, traits.userInterfaceStyle].contains(
                        $0.traits.userInterfaceStyle)
                    && [.unspecified, traits.accessibilityContrast].contains(
                        $0.traits.accessibilityContrast)
            }
            let best = fitting.max {
                Self.strictness(of: $0.traits) < Self.strictness(of: $1.traits)
            }
            return (best ?? first).color.resolvedColor(with: traits)
        }
    }

    private static func strictness(of traits: UITraitCollection) -> Int {
        (traits.userInterfaceStyle == .unspecified ? 0 : 2)
            + (traits.userInterfaceIdiom == .unspecified ? 0 : 1)
            + (traits.accessibilityContrast == .unspecified ? 0 : 4)
    }
}

extension AssetColorSet.Color {
    /// The color, or `nil` for an unknown system color.
    @MainActor fileprivate var color: UIColor? {
        switch self {
        case .system(let name): SystemColorNames.color(name)
        case .gray(let white, let alpha): UIColor(white: white, alpha: alpha)
        case .sRGB(let red, let green, let blue, let alpha):
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .displayP3(let red, let green, let blue, let alpha):
            UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
    }
}
