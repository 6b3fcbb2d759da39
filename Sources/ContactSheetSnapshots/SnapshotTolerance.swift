import ContactSheetPreviews
import Foundation
import ImageComparison

/// What doesn't count as a change of a snapshot.
public struct SnapshotTolerance: Codable, Sendable, Hashable {
    /// What counts as a difference of the pixels, which are compared if the view trees are equal.
    public var pixels: ComparisonSettings
    /// The views that aren't compared: their names, classes, or object IDs. Their frames,
    /// properties, constraints, and subviews may differ, and the pixels inside their frames.
    public var ignoredViews: Set<String>
    /// The kinds of properties that are compared. Those that only identify a view, such as its name
    /// and its accessibility identifier, aren't by default, because nothing shows them.
    public var comparedEffects: Set<PropertyTraits.Effect> = TreeDifference.visible

    public init(pixels: ComparisonSettings = .init(), ignoredViews: Set<String> = []) {
        self.pixels = pixels
        self.ignoredViews = ignoredViews
    }

    /// Returns the tolerance that also ignores the views that a preview names.
    func ignoring(_ recording: Recording) -> SnapshotTolerance {
        var tolerance = self
        tolerance.ignoredViews.formUnion(recording.ignoredViews)
        return tolerance
    }

    /// No difference is tolerated.
    public static let exact = SnapshotTolerance()
}

extension SnapshotTolerance: CustomStringConvertible {
    public var description: String { "\(pixels), ignored views: \(ignoredViews.sorted())" }
}

extension ComparisonSettings.Metric {
    /// The tolerance for references that were recorded with other versions of libraries or fonts.
    /// These round coordinates and colors differently, which changes edges by less than 9 and
    /// colors by 1.
    package static let otherEnvironment = Self.channels(edges: 8, areas: 1)
}
