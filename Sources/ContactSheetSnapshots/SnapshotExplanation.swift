import ContactSheetPreviews

/// The causes of the difference of two snapshots, according to their metadata.
package struct SnapshotExplanation {
    /// Changes of the environment, the causes, and what follows from them, as text.
    package let lines: [String]
    /// Whether versions of libraries or fonts differ.
    package let environmentDiffers: Bool

    /// Creates an explanation from the texts of metadata, which other programs' images lack.
    ///
    /// - Parameter locations: The locations of the new views and constraints in documents, by object
    ///   ID.
    package init(from old: String?, to new: String?, locations: [String: String]) {
        guard let old = old.flatMap(SnapshotMetadata.init(text:)),
            let new = new.flatMap(SnapshotMetadata.init(text:))
        else {
            lines = []
            environmentDiffers = false
            return
        }
        let environment = EnvironmentChange.all(from: old, to: new)
        lines =
            environment.map(\.description)
            + Self.lines(
                of: TreeDifference(from: old.tree, to: new.tree, locations: locations).causes)
        environmentDiffers = !environment.isEmpty
    }

    /// Returns all causes, followed by the first of their consequences. Without causes, the
    /// consequences are the change.
    private static func lines(of causes: [SnapshotCause]) -> [String] {
        let own = causes.filter { !$0.isConsequence }
        let consequences = causes.filter(\.isConsequence)
        guard !own.isEmpty, let first = consequences.first else { return limited(causes) }
        let rest = consequences.count - 1
        return limited(own) + ["followed by \(first)" + (rest > 0 ? ", and \(rest) more" : "")]
    }

    private static func limited(_ causes: [SnapshotCause], to limit: Int = 10) -> [String] {
        causes.prefix(limit).map(\.description)
            + (causes.count > limit ? ["and \(causes.count - limit) more"] : [])
    }
}
