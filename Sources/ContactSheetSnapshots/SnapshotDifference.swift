import ContactSheetPreviews
import Foundation
import ImageComparison

/// The difference between two recordings of a snapshot.
///
/// The view trees are compared, and then the pixels; without a difference in either, the snapshots
/// are the same. For properties that only paint, and for the contents of images, the pixels decide.
struct SnapshotDifference {
    /// A recording in a file.
    struct Side {
        var file: ReferenceFile
        var tree: ViewNode
    }

    /// The causes, followed by consequences; none if the snapshots are the same.
    private(set) var causes: [SnapshotCause]
    /// Whether the snapshots are the same only with the tolerance for another environment.
    private(set) var requiresEnvironmentTolerance = false
    /// The parts of the screen that differ, in points.
    private(set) var regions: [CGRect] = []
    /// The frames of the views that causes are about.
    private(set) var frames: [SnapshotCause: CauseFrames] = [:]
    /// The share of the pixels that differ, or `nil` if it wasn't measured.
    private(set) var share: Double?

    /// Compares two recordings.
    ///
    /// - Parameters:
    ///   - frames: The differences between frames of a film.
    ///   - format: The earlier format of both recordings.
    ///   - locations: The locations of views and constraints of the new tree in documents, by object
    ///     ID.
    ///   - scale: The number of pixels per point.
    ///   - environmentDiffers: Whether they were made with other versions of libraries or fonts.
    ///   - measuresShare: Whether the pixels are also compared if the trees decide.
    init(
        from old: Side, to new: Side, frames: [SnapshotCause] = [],
        format: Int = SnapshotMetadata.currentFormat, locations: [String: String],
        scale: Double, tolerance: SnapshotTolerance, environmentDiffers: Bool = false,
        measuresShare: Bool = false
    ) throws(SnapshotError) {
        let compared = IgnoredViews(old.tree, new.tree, names: tolerance.ignoredViews)
        let tree = TreeDifference(
            from: compared.old, to: compared.new, format: format,
            effects: tolerance.comparedEffects, locations: locations)
        causes = frames + tree.causes
        if !causes.isEmpty {
            regions = tree.regions
            self.frames = CauseFrameFinder(tree.pairing, locations: locations).frames(of: causes)
        }
        let pixelsDecide = causes.allSatisfy(\.isDecidedByPixels)
        guard pixelsDecide || measuresShare else { return }
        // Metadata isn't painted.
        if let drawing = old.file.drawing, drawing == new.file.drawing {
            share = 0
            if pixelsDecide { causes = [] }
            return
        }
        let pixels: PixelComparison
        do {
            pixels = try PixelComparison(old.file.bytes, new.file.bytes, scale: scale)
        } catch {
            guard !pixelsDecide else { throw error }
            return
        }
        let difference = pixels.difference(tolerance.pixels, ignoring: compared.frames)
        share =
            difference.sizesMatch
            ? Double(difference.count) / Double(max(1, difference.actualSize.area)) : nil
        guard pixelsDecide else { return }
        decide(by: pixels, difference, environmentDiffers, tolerance, compared.frames)
        guard causes.isEmpty, !difference.passes, !requiresEnvironmentTolerance else { return }
        let cause = pixels.cause(
            difference, in: new.tree, locations: locations,
            item: DrawingDifference(old.file.bytes, new.file.bytes))
        causes = [cause]
        if case .pixels(let pixels) = cause { regions += pixels.regions.map(\.box) }
    }

    /// Removes the causes if the pixels are the same within the tolerance.
    private mutating func decide(
        by pixels: PixelComparison, _ difference: ImageDifference, _ environmentDiffers: Bool,
        _ tolerance: SnapshotTolerance, _ ignored: [CGRect]
    ) {
        guard !difference.passes else {
            causes = []
            return
        }
        guard environmentDiffers else { return }
        var settings = tolerance.pixels
        settings.metric = .otherEnvironment
        if pixels.difference(settings, ignoring: ignored).passes {
            (causes, requiresEnvironmentTolerance) = ([], true)
        }
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
