import ContactSheetPreviews

extension SnapshotCause {
    /// Returns the title of a changed property without what depends on the device, so that one change has
    /// the same text in all configurations: the system font has other names in other iOS versions,
    /// colors have other components in other appearances, and files of images are those of a scale.
    static func title(
        of name: String, _ view: ChangedView, _ old: String?, _ new: String?
    ) -> String {
        let traits = PropertyTraits.named(name)
        guard traits.role != .consequence else { return changed(name, view) }
        switch traits.kind {
        case .font:
            let (before, after) = (old.map(FontValue.init), new.map(FontValue.init))
            if let before, let after, before.name == after.name {
                return text("\(name) size", view, before.size, after.size)
            }
            return text(name, view, before?.text, after?.text)
        case .color:
            let (before, after) = (old.map(ColorValue.init), new.map(ColorValue.init))
            if let name = after?.name, before?.name == name { return "color \(name) changed" }
            func short(_ color: ColorValue?) -> String? {
                color.map { String($0.name ?? $0.components) }
            }
            return text(name, view, short(before), short(after))
        case .image:
            let (before, after) = (old.flatMap(imageName), new.flatMap(imageName))
            guard before != after, old == nil || before != nil, new == nil || after != nil else {
                return changed(name, view)
            }
            return text(name, view, before, after)
        case .text: return text(name, view, old.map(quoted), new.map(quoted))
        case .runs: return changed(name, view)
        case .other: return text(name, view, old, new)
        }
    }

    /// Returns the change of a property with its values.
    static func detail(
        of name: String, _ view: ChangedView, _ old: String?, _ new: String?
    ) -> String {
        let traits = PropertyTraits.named(name)
        if traits.role == .consequence {
            return text(name, view, old, new)
        }
        let names = [old, new].map { $0.flatMap { ColorValue($0).name } }
        let isDefinition = traits.kind == .color && names[0] != nil && names[0] == names[1]
        return isDefinition || traits.kind == .image || traits.kind == .runs
            ? text(name, view, old, new) : title(of: name, view, old, new)
    }

    private static func text(
        _ name: String, _ view: ChangedView, _ old: String?, _ new: String?
    ) -> String {
        "\(view.name): \(name) \(old ?? "default") → \(new ?? "default")"
    }

    private static func changed(_ name: String, _ view: ChangedView) -> String {
        "\(view.name): \(name) changed"
    }

    private static func quoted(_ text: String) -> String {
        "“\(text.replacing("\n", with: "\\n"))”"
    }

    /// The name of an image without its size, or `nil` for files and drawings.
    private static func imageName(_ value: String) -> String? {
        let name = value.split(separator: ", ").dropLast().joined(separator: ", ")
        let isContent = name.wholeMatch(of: /[a-z]+ [0-9a-f]{16}|drawing of \d+ items/) != nil
        return isContent || name.isEmpty ? nil : name
    }

    /// The value of a font: its style and its size in points.
    private struct FontValue {
        /// The name; `system` for the fonts of the system, followed by the style if it isn't regular.
        let name: String
        let size: String

        var text: String { "\(name) \(size)" }

        init(_ text: String) {
            let space = text.lastIndex(of: " ") ?? text.endIndex
            let font = text[..<space]
            size = String(text[space...].dropFirst())
            let parts = font.split(separator: "-", maxSplits: 1)
            let systems = [
                ".SFUI", ".SFUIText", ".SFUIDisplay", ".HelveticaNeueInterface", "Helvetica",
                "HelveticaNeue",
            ]
            guard let family = parts.first, systems.contains(String(family)) else {
                name = String(font)
                return
            }
            let style = parts.dropFirst().first.map(String.init) ?? "Regular"
            name = style == "Regular" ? "system" : "system \(style.lowercased())"
        }
    }
}
