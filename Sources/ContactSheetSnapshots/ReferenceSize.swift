import Foundation

/// The size of a reference file.
public struct ReferenceSize: Sendable, Hashable {
    public let preview: String
    public let name: String
    public let bytes: Int

    public init(preview: String, name: String, bytes: Int) {
        self.preview = preview
        self.name = name
        self.bytes = bytes
    }
}

extension SnapshotStore {
    /// Returns the sizes of all references, sorted by name. Files of other programs are omitted.
    public func sizes() -> [ReferenceSize] {
        all().compactMap { preview, name in
            guard isReference(preview: preview, name: name) else { return nil }
            let path = url(preview: preview, name: name).path
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            guard let bytes = attributes?[.size] as? NSNumber else { return nil }
            return ReferenceSize(preview: preview, name: name, bytes: bytes.intValue)
        }
    }
}
