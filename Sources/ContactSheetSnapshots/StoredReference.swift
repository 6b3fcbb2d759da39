import AtomicFiles
import Foundation

/// The reference of a snapshot at one time, or that there was none.
public struct StoredReference: Sendable, Hashable {
    public let preview: String
    /// The configuration's name.
    public let name: String
    /// The contents of the file, or `nil` if there is no reference.
    public let bytes: Data?

    public init(preview: String, name: String, bytes: Data?) {
        self.preview = preview
        self.name = name
        self.bytes = bytes
    }

    /// The name of the snapshot.
    public var id: String { "\(preview)/\(name)" }
}

extension SnapshotStore {
    /// Returns the reference that is stored now.
    ///
    /// - Throws: `SnapshotError` for a file that can't be read.
    public func stored(preview: String, name: String) throws(SnapshotError) -> StoredReference {
        StoredReference(
            preview: preview, name: name, bytes: try read(preview: preview, name: name)?.bytes)
    }

    /// Writes a reference atomically, or removes it if there was none.
    ///
    /// - Throws: `SnapshotError` if the file isn't a reference, or `FileError`.
    public func store(_ reference: StoredReference) throws {
        if let bytes = reference.bytes {
            try write(Array(bytes), preview: reference.preview, name: reference.name)
        } else {
            try remove(preview: reference.preview, name: reference.name)
        }
    }
}
