import Foundation

/// The rules for scenes' names, which become names of folders: slashes, backslashes and control
/// characters are replaced by hyphens, full stops at the beginning and white space at either end
/// are removed, and what is longer than 150 bytes is cut.
///
/// As far as possible a name depends on the scene alone, because references are stored by it:
/// a scene that is added to or removed from a document leaves the other scenes' names as they are.
enum SceneName {
    /// The name that a person gave the object: its label in Interface Builder, title, storyboard
    /// identifier, or class.
    ///
    /// - Returns: the element's name if there is none, with the object id in storyboards, where
    ///   several scenes without a name are common.
    static func name(of object: Element, inStoryboard: Bool) -> String {
        let given = ["userLabel", "title", "storyboardIdentifier", "customClass"].lazy
            .compactMap { object.string($0) }.compactMap(valid).first
        if let given { return given }
        guard inStoryboard, let id = object.id.flatMap(valid) else { return object.name }
        return "\(object.name) (\(cut(id[...], to: idLimit)))"
    }

    /// Adds the object id to each scene that is rendered and whose name an earlier one has.
    ///
    /// Names that differ only in case or in Unicode normalization count as the same, because they
    /// name one folder on many disks.
    static func distinguish(_ scenes: [Scene]) -> [Scene] {
        var known: Set<String> = []
        return scenes.map { scene in
            guard scene.hasPicture, !known.insert(scene.name.caseFolded).inserted else {
                return scene
            }
            var scene = scene
            let id = valid(scene.id).map { String(cut($0[...], to: idLimit)) }
            scene.name += " (\(id ?? "line \(scene.line)"))"
            known.insert(scene.name.caseFolded)
            return scene
        }
    }

    /// Xcode's object ids have ten characters.
    private static let idLimit = 40

    /// The text as a name, or `nil` if nothing of it remains.
    static func valid(_ text: String) -> String? {
        var scalars = String.UnicodeScalarView()
        scalars.append(
            contentsOf: text.precomposedStringWithCanonicalMapping.unicodeScalars
                .map { isForbidden($0) ? "-" : $0 })
        let trimmed = String(scalars).trimmingCharacters(in: .whitespacesAndNewlines)
            .drop { $0 == "." || $0 == " " }
        let name = cut(trimmed, to: byteLimit).trimmingCharacters(in: .whitespacesAndNewlines)
        return name.isEmpty ? nil : name
    }

    private static let byteLimit = 150

    private static func cut(_ text: Substring, to limit: Int) -> Substring {
        guard text.utf8.count > limit else { return text }
        var bytes = 0
        return text.prefix { character in
            bytes += character.utf8.count
            return bytes <= limit
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "/" || scalar == "\\" || scalar.properties.generalCategory == .control
    }
}

extension String {
    /// The text as disks compare names that don't distinguish case or Unicode normalization forms.
    public var caseFolded: String {
        uppercased().lowercased().decomposedStringWithCanonicalMapping
    }
}
