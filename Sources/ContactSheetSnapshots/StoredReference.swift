import AtomicFiles
import ContactSheetPreviews
import Foundation

/// The reference of a snapshot at one time, or that there was none.
public struct StoredReference: Sendable, Hashable {
    public let id: SnapshotID
    /// The contents of the file, or `nil` if there is no reference.
    public let bytes: Data?

    public init(_ id: SnapshotID, bytes: Data?) {
        self.id = id
        self.bytes = bytes
    }
}

extension SnapshotStore {
    /// Returns the reference that is stored now.
    ///
    /// - Throws: `SnapshotError` for a file that can't be read.
    public func stored(_ id: SnapshotID) throws(SnapshotError) -> StoredReference {
        StoredReference(id, bytes: try read(id)?.bytes)
    }

    /// Writes a reference atomically, or removes it if there was none.
    ///
    /// - Throws: `SnapshotError` if the file isn't a reference, or `FileError`.
    public func store(_ reference: StoredReference) throws {
        if let bytes = reference.bytes {
            try write(Array(bytes), as: reference.id)
        } else {
            try remove(reference.id)
        }
    }
}
