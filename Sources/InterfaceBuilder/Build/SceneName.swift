import Escaping
import Foundation

/// The rules for names of scenes, which become folder names: slashes, backslashes, and control
/// characters are replaced with hyphens, leading periods and white space at both ends are removed,
/// and names are truncated to 150 bytes in paths.
///
/// As far as possible, a name depends on the scene alone, because references are stored by name:
/// adding a scene to a document or removing one doesn't change the names of the others.
package enum SceneName {
    /// Returns the name that the object was given: its label in Interface Builder, title,
    /// storyboard identifier, or class.
    ///
    /// - Returns: The element's name if the object has no other name. In storyboards, which often
    ///   have several such scenes, the object ID is added.
    static func name(of object: Element, inStoryboard: Bool) -> String {
        let given = ["userLabel", "title", "storyboardIdentifier", "customClass"].lazy
            .compactMap { object.string($0) }.compactMap(valid).first
        if let given { return given }
        guard inStoryboard, let id = object.id.flatMap(valid) else { return object.name }
        return "\(object.name) (\(cut(id[...], to: idLimit)))"
    }

    /// Returns the scenes with the object ID added to the name of each rendered scene that has the
    /// same name as an earlier one.
    ///
    /// Names that differ only in case or Unicode normalization count as the same, because they
    /// denote the same folder on many disks.
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

    /// Object IDs of Xcode have ten characters; longer ones are truncated.
    private static let idLimit = 40

    /// Returns the text as a name, or `nil` if nothing remains of it.
    package static func valid(_ text: String) -> String? {
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
        guard String(text).fileNameEscaped.utf8.count > limit else { return text }
        var bytes = 0
        return text.prefix { character in
            bytes += String(character).fileNameEscaped.utf8.count
            return bytes <= limit
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "/" || scalar == "\\" || scalar.properties.generalCategory == .control
    }
}
