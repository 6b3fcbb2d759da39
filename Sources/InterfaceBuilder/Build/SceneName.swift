import Foundation

/// How scenes get their names, which become names of folders: slashes, backslashes and control
/// characters are replaced by hyphens, full stops at the beginning and white space at either end
/// are removed, and what is longer than 150 bytes is cut.
enum SceneName {
    /// What a person calls the object: its label in Interface Builder, title, storyboard
    /// identifier or class; else the element's name.
    static func name(of object: Element) -> String {
        ["userLabel", "title", "storyboardIdentifier", "customClass"].lazy
            .compactMap { object.string($0) }.compactMap(valid).first ?? object.name
    }

    /// Adds the object id to pictured scenes whose names agree.
    static func distinguish(_ scenes: [Scene]) -> [Scene] {
        let pictured = scenes.filter(\.hasPicture).map { ($0.name, 1) }
        let count = Dictionary(pictured, uniquingKeysWith: +)
        return scenes.map { scene in
            var scene = scene
            if scene.hasPicture, count[scene.name, default: 0] > 1 {
                scene.name += " (\(valid(scene.id) ?? "line \(scene.line)"))"
            }
            return scene
        }
    }

    /// The text as a name, nil where nothing of it remains.
    static func valid(_ text: String) -> String? {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: text.unicodeScalars.map { isForbidden($0) ? "-" : $0 })
        let trimmed = String(scalars).trimmingCharacters(in: .whitespacesAndNewlines)
            .drop { $0 == "." || $0 == " " }
        let name = cut(trimmed).trimmingCharacters(in: .whitespacesAndNewlines)
        return name.isEmpty ? nil : name
    }

    private static let byteLimit = 150

    private static func cut(_ text: Substring) -> Substring {
        guard text.utf8.count > byteLimit else { return text }
        var bytes = 0
        return text.prefix { character in
            bytes += character.utf8.count
            return bytes <= byteLimit
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "/" || scalar == "\\" || scalar.properties.generalCategory == .control
    }
}
