import UIKit

extension Element {
    /// Returns the element and its descendants with the texts of a language.
    func localized(by texts: LocalizedTexts) -> Element {
        var result = self
        result.children = children.map { $0.localized(by: texts) }
        for (property, text) in id.flatMap({ texts.byObject[$0] }) ?? [] {
            result.setText(text, of: property)
        }
        return result
    }

    /// Returns the element and its descendants with the texts of a pseudo-language.
    func localized(in language: PseudoLanguage) -> Element {
        var result = self
        result.children = children.map { $0.localized(in: language) }
        let names = name == "fragment" ? ["content"] : Self.names.union(["subtitle"])
        for name in names {
            if let text = attributes[name] { result.attributes[name] = language.text(text) }
        }
        for (index, child) in children.enumerated()
        where ["string", "mutableString"].contains(child.name) {
            guard child.key.map(names.contains) ?? (name == "scopeButtonTitles") else { continue }
            result.children[index].text = language.text(child.text)
        }
        return result
    }

    /// Sets the text of a property with the name that `ibtool` uses: properties of states, of
    /// segments, of a button's configuration, and plain ones. Unknown properties are ignored.
    private mutating func setText(_ text: String, of property: String) {
        let name = Self.plainName(of: property)
        if let state = Self.states[name] {
            changeChild(where: { $0.name == "state" && $0.key == state }) { $0.set("title", text) }
        } else if let (list, index) = Self.list(name) {
            changeChild(where: { $0.name == list }) { items in
                guard items.children.indices.contains(index) else { return }
                if list == "segments" {
                    items.children[index].set("title", text)
                } else {
                    items.children[index].text = text
                }
            }
        } else if name.hasPrefix("configuration.") {
            let name = String(name.dropFirst("configuration.".count))
            changeChild(where: { $0.name == "buttonConfiguration" }) { $0.set(name, text) }
        } else if Self.names.contains(name) {
            set(name, text)
        }
    }

    /// Returns the property without the prefix of "ibShadowedText", which Interface Builder writes
    /// for texts that it shadows internally.
    private static func plainName(of property: String) -> String {
        let prefix = "ibShadowed"
        guard property.hasPrefix(prefix) else { return property }
        let name = property.dropFirst(prefix.count)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// Returns the element that lists items, and the index of an item, as in "segmentTitles[1]".
    private static func list(_ property: String) -> (list: String, index: Int)? {
        let parts = property.split { $0 == "[" || $0 == "]" }
        guard parts.count == 2, let list = lists[String(parts[0])], let index = Int(parts[1]) else {
            return nil
        }
        return (list, index)
    }

    private mutating func changeChild(
        where matches: (Element) -> Bool, _ change: (inout Element) -> Void
    ) {
        guard let index = children.firstIndex(where: matches) else { return }
        change(&children[index])
    }

    /// Sets a text, and removes the child element that contains a long text.
    private mutating func set(_ name: String, _ text: String) {
        children.removeAll { $0.key == name && ["string", "mutableString"].contains($0.name) }
        attributes[name] = text
    }

    private static let names: Set<String> = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
        "badgeValue",
    ]

    private static let states: [String: String] = [
        "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
        "disabledTitle": "disabled", "focusedTitle": "focused",
    ]

    private static let lists: [String: String] = [
        "segmentTitles": "segments", "scopeButtonTitles": "scopeButtonTitles",
    ]
}
