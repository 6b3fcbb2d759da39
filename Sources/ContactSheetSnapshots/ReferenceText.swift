import ContactSheetPreviews
import Foundation

/// What a reference says about its snapshot, without its drawing: for Git, which shows and merges references.
public struct ReferenceText: Sendable, Hashable {
    private let metadata: SnapshotMetadata

    /// - Returns: `nil` if the bytes aren't those of a reference.
    public init?(_ bytes: Data) {
        guard let metadata = ReferenceFile(bytes: bytes).metadata else { return nil }
        self.metadata = metadata
    }

    /// The preview, its configuration, and the tree of views, a line for each property.
    public var text: String { metadata.text }

    /// The causes of the differences from an earlier reference, one sentence each; none if only the drawing differs.
    public func changes(from old: ReferenceText) -> [String] {
        TreeDifference(
            from: old.metadata.tree, to: metadata.tree,
            format: min(old.metadata.format, metadata.format)
        ).causes.map(\.description)
    }
}
