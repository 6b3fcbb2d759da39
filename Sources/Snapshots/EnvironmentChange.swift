import Previews

/// A library or a font file that has another version than when a reference was recorded.
public struct EnvironmentChange: Sendable, Hashable, CustomStringConvertible {
    /// The library's name, or the name of the font file.
    public let name: String
    /// The version, or the digest of the file.
    public let old: String
    public let new: String

    public init(name: String, old: String, new: String) {
        self.name = name
        self.old = old
        self.new = new
    }

    public var description: String { "environment: \(name) changed from \(old) to \(new)" }

    /// What both environments have in different versions, sorted by name.
    ///
    /// A font that only one of them has is no change of the environment: the snapshot uses
    /// another font.
    static func all(from old: PictureMetadata, to new: PictureMetadata) -> [EnvironmentChange] {
        let known = new.environment
        return old.environment.sorted { $0.key < $1.key }.compactMap { name, value in
            guard let other = known[name], other != value else { return nil }
            return EnvironmentChange(name: name, old: value, new: other)
        }
    }
}
