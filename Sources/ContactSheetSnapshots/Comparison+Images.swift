import CairoRenderer
import ContactSheetPreviews
import Foundation
import ImageComparison

extension Comparison {
    /// Compares the PNG files of images, whose pixels decide. The metadata, which other programs'
    /// images lack, names the causes.
    ///
    /// - Parameters:
    ///   - locations: The locations of the new views and constraints in documents, by object ID.
    ///   - compare: Returns the difference of the pixels, or `nil` if they are the same. The argument
    ///     is whether versions of libraries or fonts differ.
    package init(
        ofImage snapshot: Data, with reference: Data, locations: [String: String],
        compare: (Bool) -> ImageDifference?
    ) {
        self.init(.same, reference: reference, snapshot: snapshot)
        let old = ReferenceFile(bytes: reference).metadata
        let new = ReferenceFile(bytes: snapshot).metadata
        var changes: [EnvironmentChange] = []
        if let old, let new { changes = EnvironmentChange.all(from: old, to: new) }
        guard let difference = compare(!changes.isEmpty) else { return }
        share =
            difference.sizesMatch
            ? Double(difference.count) / Double(max(1, difference.actualSize.area)) : nil
        var causes: [SnapshotCause] = changes.map { .environment($0) }
        if let old, let new {
            let tree = TreeDifference(
                from: old.tree, to: new.tree, format: min(old.format, new.format),
                locations: locations)
            causes += tree.causes
            regions = tree.regions
        }
        verdict = .changed(causes)
    }

    /// Returns the pixels of views with one of the names in two images with metadata.
    package static func pixels(
        ofViews names: Set<String>, in first: Data, _ second: Data, scale: Double
    ) -> [PixelRect] {
        guard !names.isEmpty, let old = ReferenceFile(bytes: first).metadata,
            let new = ReferenceFile(bytes: second).metadata
        else { return [] }
        return IgnoredViews(old.tree, new.tree, names: names).frames
            .map { PixelRect($0, scale: scale) }
    }

    /// All causes, followed by the first of their consequences, as text. Without causes, the
    /// consequences are the change.
    package var explanation: [String] {
        let own = causes.filter { !$0.isConsequence }
        let consequences = causes.filter(\.isConsequence)
        guard own.contains(where: \.explainsLayout), let first = consequences.first else {
            return Self.limited(causes)
        }
        let rest = consequences.count - 1
        return Self.limited(own)
            + ["followed by \(first)" + (rest > 0 ? ", and \(rest) more" : "")]
    }

    private static func limited(_ causes: [SnapshotCause], to limit: Int = 10) -> [String] {
        causes.prefix(limit).map(\.description)
            + (causes.count > limit ? ["and \(causes.count - limit) more"] : [])
    }
}
