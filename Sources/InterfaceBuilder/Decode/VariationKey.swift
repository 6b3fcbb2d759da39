import UIKit

/// The size class for which an element's variation counts, as its key spells it.
struct VariationKey {
    private let horizontal: UIUserInterfaceSizeClass?
    private let vertical: UIUserInterfaceSizeClass?
    /// Idioms and whatever else may be asked for; iPhones and iPads have none of them.
    private let isForeign: Bool

    /// Such as "default" or "heightClass=regular-widthClass=compact".
    init(_ key: String) {
        var classes: [String: UIUserInterfaceSizeClass] = [:]
        var isForeign = false
        for part in key.split(separator: "-") where part != "default" {
            let pair = part.split(separator: "=")
            switch (pair.first, pair.last) {
            case ("widthClass", "compact"), ("heightClass", "compact"):
                classes[String(pair[0])] = .compact
            case ("widthClass", "regular"), ("heightClass", "regular"):
                classes[String(pair[0])] = .regular
            default: isForeign = true
            }
        }
        horizontal = classes["widthClass"]
        vertical = classes["heightClass"]
        self.isForeign = isForeign
    }

    func matches(_ traits: UITraitCollection) -> Bool {
        !isForeign && (horizontal == nil || horizontal == traits.horizontalSizeClass)
            && (vertical == nil || vertical == traits.verticalSizeClass)
    }

    /// How many classes it names; the more, the later it is applied.
    var specificity: Int { (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) }
}
