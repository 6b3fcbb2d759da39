/// The document and the scene that give a preview its name.
///
/// References are stored by these names, so that a run can detect references of scenes that were
/// removed from a document.
public struct DocumentScene: Codable, Sendable, Hashable {
    /// The folder of the document's references: `Forms/Main` for `Forms/Main.storyboard`.
    public let folder: String
    /// The document's filename.
    public let fileName: String
    /// The preview's name before any steps are performed: `Forms/Main/Login`.
    public let preview: String
}

/// Two scenes that can't both be rendered. The description is a single line.
public struct SceneConflict: Sendable, Hashable, CustomStringConvertible {
    enum Reason: Sendable, Hashable {
        case sameName(String, String)
        case sameID(String)
    }

    /// The locations of the scenes, such as `Main.storyboard:26`.
    let places: [String]
    let reason: Reason

    public var description: String {
        let scenes = places.joined(separator: " and ")
        switch reason {
        case .sameName(let first, let second) where first.utf8.elementsEqual(second.utf8):
            return "\(scenes): both scenes are named “\(first)” — rename a scene or a document"
        case .sameName(let first, let second):
            return "\(scenes): “\(first)” and “\(second)” name the same folder on case-insensitive"
                + " file systems — rename a scene or a document"
        case .sameID(let id):
            return "\(scenes): both scenes have the object ID “\(id)” — change one of them"
        }
    }
}
