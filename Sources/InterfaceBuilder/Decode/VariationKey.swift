import UIKit

/// The size classes for which a variation of an element counts, parsed from its key.
package struct VariationKey {
    private let horizontal: UIUserInterfaceSizeClass?
    private let vertical: UIUserInterfaceSizeClass?
    /// Whether the key contains other conditions, such as idioms. They don't match any iPhone or
    /// iPad.
    private let isForeign: Bool

    /// Creates a key from a text such as "default" or "heightClass=regular-widthClass=compact".
    package init(_ key: String) {
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

    package func matches(_ traits: UITraitCollection) -> Bool {
        !isForeign && (horizontal == nil || horizontal == traits.horizontalSizeClass)
            && (vertical == nil || vertical == traits.verticalSizeClass)
    }

    /// The number of size classes in the key. Variations with more of them are applied later.
    package var specificity: Int { (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) }
}
