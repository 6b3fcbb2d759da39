import ContactSheetPreviews
import Foundation
import ImageComparison

/// The difference between two recordings of a snapshot.
///
/// The view trees are compared, and then the pixels; without a difference in either, the snapshots
/// are the same. For colors and for the contents of images, the pixels decide.
struct SnapshotDifference {
    /// A recording in a file.
    struct Side {
        var file: Data
        var tree: ViewNode
    }

    /// The causes, followed by consequences; none if the snapshots are the same.
    private(set) var causes: [SnapshotCause]
    /// Whether the snapshots are the same only with the tolerance for another environment.
    private(set) var requiresEnvironmentTolerance = false

    /// Compares two recordings.
    ///
    /// - Parameters:
    ///   - frames: The differences between frames of a film.
    ///   - locations: The locations of views and constraints of the new tree in documents, by object
    ///     ID.
    ///   - scale: The number of pixels per point.
    ///   - environmentDiffers: Whether they were made with other versions of libraries or fonts.
    init(
        from old: Side, to new: Side, frames: [SnapshotCause] = [], locations: [String: String],
        scale: Double, tolerance: SnapshotTolerance, environmentDiffers: Bool = false
    ) throws(SnapshotError) {
        let compared = IgnoredViews(old.tree, new.tree, names: tolerance.ignoredViews)
        let tree = TreeDifference(from: compared.old, to: compared.new, locations: locations)
        causes = frames + tree.causes
        guard causes.allSatisfy(\.isDecidedByPixels) else { return }
        let pixels = try PixelComparison(old.file, new.file, scale: scale)
        let difference = pixels.difference(tolerance.pixels, ignoring: compared.frames)
        guard !difference.passes else {
            causes = []
            return
        }
        if environmentDiffers {
            var settings = tolerance.pixels
            settings.metric = .otherEnvironment
            if pixels.difference(settings, ignoring: compared.frames).passes {
                (causes, requiresEnvironmentTolerance) = ([], true)
                return
            }
        }
        guard causes.isEmpty else { return }
        causes = [
            pixels.cause(
                difference, in: new.tree, item: DrawingDifference(old.file, new.file)?.text)
        ]
    }

    /// Returns the causes with a changed choice of the status bar, which explains pixels and frames
    /// of films.
    func explainedCauses(from old: StatusBarContent, to new: StatusBarContent) -> [SnapshotCause] {
        guard old != new else { return causes }
        return [.statusBar(from: old.rawValue, to: new.rawValue)]
            + causes.filter { cause in
                switch cause {
                case .pixels, .frames: false
                default: true
                }
            }
    }
}
