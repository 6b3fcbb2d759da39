import ContactSheetPreviews

/// A library or font file whose version changed after a reference was recorded.
public struct EnvironmentChange: Codable, Sendable, Hashable, CustomStringConvertible {
    /// The name of the library or font file.
    public let name: String
    /// The old version, or the old digest of the file.
    public let old: String
    public let new: String

    public init(name: String, old: String, new: String) {
        self.name = name
        self.old = old
        self.new = new
    }

    public var description: String { "environment: \(name) changed from \(old) to \(new)" }

    /// Returns the libraries and font files whose versions differ between both environments, sorted
    /// by name.
    ///
    /// A font that only one of them uses isn't a change of the environment, because the snapshot
    /// uses a different font.
    static func all(from old: SnapshotMetadata, to new: SnapshotMetadata) -> [EnvironmentChange] {
        let known = new.environment
        return old.environment.sorted { $0.key < $1.key }.compactMap { name, value in
            guard let other = known[name], other != value else { return nil }
            return EnvironmentChange(name: name, old: value, new: other)
        }
    }
}
