import AtomicFiles
import ContactSheetPreviews
import Foundation

/// A snapshot next to its reference: what differs, and both files.
///
/// It is made once, where the snapshot is rendered. The commands, the gallery, and reports read it.
public struct Comparison: Codable, Sendable, Hashable {
    public var verdict: SnapshotOutcome.Verdict
    /// The changes of the environment since the reference was recorded, if the snapshot is the same
    /// only within the tolerance for them.
    public var environment: [EnvironmentChange] = []
    /// The contents of the reference, or `nil` if there is none or it can't be read.
    public var reference: Data?
    /// The contents of the reference that the snapshot becomes when it is approved, or `nil` if it
    /// couldn't be rendered.
    public var snapshot: Data?
    /// The parts of the screen that differ, in points: the frames of views that changed, in both
    /// layouts, and the rectangles around pixels that differ.
    public var regions: [CGRect] = []
    /// The frames of the views that causes are about.
    public var frames: [SnapshotCause: CauseFrames] = [:]
    /// The share of the pixels that differ outside of ignored views, from 0 to 1; `nil` for films,
    /// for images of other sizes, and unless it was requested.
    public var share: Double?
    /// The frames of a film next to those of the reference; `nil` for an image.
    public var film: FilmComparison?

    init(_ verdict: SnapshotOutcome.Verdict, reference: Data? = nil, snapshot: Data? = nil) {
        self.verdict = verdict
        self.reference = reference
        self.snapshot = snapshot
    }

    /// The differences from the reference, or between two recordings of a flaky snapshot.
    public var causes: [SnapshotCause] {
        switch verdict {
        case .changed(let causes), .flaky(let causes): causes
        default: []
        }
    }
}

extension Comparison {
    /// Compares a recording with the contents of its reference. Equal bytes mean the same snapshot.
    /// Otherwise the view trees are compared, and then the pixels.
    ///
    /// - Parameters:
    ///   - path: The path of the reference, for messages.
    ///   - measuresShare: Whether the share of the pixels that differ is measured.
    init(
        of recording: Recording, _ snapshot: Data, with reference: ReferenceFile, at path: String,
        tolerance: SnapshotTolerance, measuresShare: Bool
    ) throws(SnapshotError) {
        self.init(.same, reference: reference.bytes, snapshot: snapshot)
        let file = ReferenceFile(bytes: snapshot)
        guard reference.withoutDigests != file.withoutDigests else { return }
        guard let old = reference.metadata else {
            verdict = .failed(
                FileStart(path)?.isReference == true
                    ? "\(path): not a reference of this version — record it again"
                    : SnapshotError.notReference(path).description)
            return
        }
        let new = SnapshotMetadata(recording)
        let environment = EnvironmentChange.all(from: old, to: new)
        let difference = try SnapshotDifference(
            from: .init(file: reference, tree: old.tree),
            to: .init(file: file, tree: recording.tree),
            frames: FilmDifference(from: old, to: new, recording.film).causes,
            format: min(old.format, new.format), locations: recording.locations,
            scale: recording.configuration.group.screen.scale, tolerance: tolerance,
            environmentDiffers: !environment.isEmpty,
            measuresShare: measuresShare && recording.film == nil)
        guard difference.causes.isEmpty else {
            let causes = difference.explainedCauses(from: old.statusBar, to: new.statusBar)
            verdict = .changed(environment.map { .environment($0) } + causes)
            (regions, frames, share) = (difference.regions, difference.frames, difference.share)
            film = recording.film.map { FilmComparison(of: $0, with: old) }
            return
        }
        if difference.requiresEnvironmentTolerance { self.environment = environment }
    }
}

extension SnapshotOutcome {
    /// Creates the outcome of a comparison.
    package init(_ outcome: PreviewOutcome, _ comparison: Comparison) {
        self.init(
            preview: outcome.preview, name: outcome.configuration.name,
            configuration: outcome.configuration, verdict: comparison.verdict, file: outcome.file,
            environment: comparison.environment)
    }
}
