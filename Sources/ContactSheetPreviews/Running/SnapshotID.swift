import Escaping

/// A preview in one configuration: the only place that knows how the name and the path of a snapshot
/// are written.
///
/// It is encoded as its name.
public struct SnapshotID: Hashable, Sendable {
    /// The name of the preview.
    public let preview: String
    /// The name of the configuration. It is any text without slashes for a reference that no
    /// preview produces.
    public let configuration: String

    public init(preview: String, configuration: String) {
        self.preview = preview
        self.configuration = configuration
    }

    public init(_ preview: Preview, _ configuration: Configuration) {
        self.init(preview: preview.name, configuration: configuration.name)
    }

    /// Creates the ID from its name, or returns `nil` if the text isn't one.
    public init?(name: String) {
        let scalars = name.unicodeScalars
        guard let slash = scalars.lastIndex(of: "/") else { return nil }
        let preview = String(scalars[..<slash])
        let configuration = String(scalars[slash...].dropFirst())
        guard !preview.isEmpty, !configuration.isEmpty else { return nil }
        self.init(preview: preview, configuration: configuration)
    }

    /// Creates the ID from its path, or returns `nil` if no snapshot has this path.
    public init?(path: String) {
        var parts: [String] = []
        for part in path.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false) {
            guard let text = String(part).fileNameUnescaped, !text.isEmpty else { return nil }
            parts.append(text)
        }
        guard parts.count > 1, let configuration = parts.popLast() else { return nil }
        self.init(preview: parts.joined(separator: "/"), configuration: configuration)
    }

    /// The name in messages, such as `Autosize/iphone-x.landscape-left`.
    public var name: String { "\(preview)/\(configuration)" }

    /// The path of the snapshot's files in a folder, without the path extension:
    /// `Autosize/iphone-x.landscape-left`. Each part is a valid name on all file systems.
    public var path: String { "\(Self.path(of: preview))/\(configuration.fileNameEscaped)" }

    /// Returns the path of the folder of a preview's files.
    public static func path(of preview: String) -> String {
        preview.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
            .map { String($0).fileNameEscaped }.joined(separator: "/")
    }
}

extension SnapshotID: CustomStringConvertible {
    public var description: String { name }
}

extension SnapshotID: Comparable {
    /// Whether one is earlier in an alphabetical list by preview, then by configuration.
    public static func < (one: SnapshotID, other: SnapshotID) -> Bool {
        (one.preview, one.configuration) < (other.preview, other.configuration)
    }
}

extension SnapshotID: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let id = SnapshotID(name: name) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "“\(name)” isn't the name of a snapshot")
        }
        self = id
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
