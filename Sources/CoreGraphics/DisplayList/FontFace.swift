import Foundation

/// A face in a font file. Copies share one reference, because every glyph's cluster has a face.
public struct FontFace: Sendable {
    private let fields: Fields

    private final class Fields: Sendable {
        let path: String
        let index: Int
        let postScriptName: String

        init(_ path: String, _ index: Int, _ postScriptName: String) {
            self.path = path
            self.index = index
            self.postScriptName = postScriptName
        }
    }

    public init(path: String, index: Int = 0, postScriptName: String) {
        fields = Fields(path, index, postScriptName)
    }

    /// The file's absolute path.
    public var path: String { fields.path }
    public var index: Int { fields.index }
    public var postScriptName: String { fields.postScriptName }
}

extension FontFace: Hashable {
    public static func == (a: FontFace, b: FontFace) -> Bool {
        a.fields === b.fields
            || (a.index == b.index && a.path == b.path && a.postScriptName == b.postScriptName)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(index)
    }
}
