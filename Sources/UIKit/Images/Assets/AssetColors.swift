import Diagnostics
import Foundation

extension UIColor {
    /// Creates a color from the asset catalogs of `AssetLibrary.main`, or `nil`, with a diagnostic,
    /// if none contains the name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = onMainActor({ AssetLibrary.main.color(name, in: bundle) }) else {
            Diagnostic(
                .warning, "no color named “\(name)”",
                hint: "specify the folder of its asset catalog with --assets"
            ).log()
            return nil
        }
        guard let traitCollection else {
            self.init { color.resolvedColor(with: $0) }
            return
        }
        self.init(cgColor: color.resolvedColor(with: traitCollection).cgColor)
    }
}

extension AssetContents {
    /// The color of the set, which depends on appearance and idiom, or `nil` if none can be read.
    @MainActor var color: UIColor? {
        let variants = (colors ?? []).compactMap { entry in
            Self.traits(idiom: entry.idiom, appearances: entry.appearances).flatMap { traits in
                entry.color?.color.map { (traits: traits, color: $0) }
            }
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

extension AssetContents.Color.Value {
    /// A system color that is referenced, or components; those of wider color spaces are used as
    /// sRGB.
    @MainActor fileprivate var color: UIColor? {
        if let reference { return SystemColorNames.color(reference) }
        guard let components else { return nil }
        func number(_ key: String) -> CGFloat? { components[key].flatMap(Self.component) }
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
            return nil
        }
        return colorSpace == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns a component: `0xFF` and `255` are out of 255, `1.000` out of 1, as documented.
    private static func component(_ text: String) -> CGFloat? {
        if text.lowercased().hasPrefix("0x") {
            return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }
}
