import UIKit

extension Element {
    /// Returns the element as it is for the traits: attributes and parts of matching variations
    /// replace its own, and what their masks exclude is removed (Documentation/DocumentFormat.md
    /// 9.9).
    func resolved(for traits: UITraitCollection) -> Element {
        hasVariations ? varied(for: traits) : self
    }

    private func varied(for traits: UITraitCollection) -> Element {
        var result = self
        result.children = children.filter { $0.name != "variation" }
        var excluded: Set<String> = []
        for variation in variations(for: traits) {
            variation.apply(to: &result, excluded: &excluded)
        }
        for index in result.children.indices {
            let container = result.children[index].name
            guard container == "subviews" || container == "constraints" else { continue }
            result.children[index].children.removeAll { $0.id.map(excluded.contains) ?? false }
        }
        result.children = result.children.map { $0.varied(for: traits) }
        return result
    }

    private func variations(for traits: UITraitCollection) -> [Element] {
        let matching = children.compactMap { child -> (Element, Int)? in
            guard child.name == "variation", let key = child.key.map(VariationKey.init),
                key.matches(traits)
            else { return nil }
            return (child, key.specificity)
        }
        // The sort is stable: variations of the same specificity stay in document order.
        return matching.enumerated()
            .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
            .map(\.element.0)
    }

    /// Copies a variation's attributes and parts to its owner, and applies its masks.
    private func apply(to owner: inout Element, excluded: inout Set<String>) {
        for (name, value) in attributes where name != "key" { owner.attributes[name] = value }
        for part in children {
            guard part.name == "mask" else {
                owner.children.removeAll { $0.name == part.name && $0.key == part.key }
                owner.children.append(part)
                continue
            }
            for entry in part.children {
                guard let reference = entry["reference"] else { continue }
                if entry.name == "exclude" {
                    excluded.insert(reference)
                } else {
                    excluded.remove(reference)
                }
            }
        }
    }
}
