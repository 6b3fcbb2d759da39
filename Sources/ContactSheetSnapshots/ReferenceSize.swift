import ContactSheetPreviews

/// The size of a reference file.
public struct ReferenceSize: Sendable, Hashable {
    public let id: SnapshotID
    public let bytes: Int

    public init(_ id: SnapshotID, bytes: Int) {
        self.id = id
        self.bytes = bytes
    }
}

extension SnapshotStore {
    /// Returns the sizes of all references, sorted by name. Files of other programs are omitted.
    public func sizes() -> [ReferenceSize] {
        all().compactMap { id in
            guard isReference(id), let bytes = size(id) else { return nil }
            return ReferenceSize(id, bytes: bytes)
        }
    }
}
