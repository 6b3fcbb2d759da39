import UIKit

/// Records previews one after another. What is the same for all scenes of a document is determined once.
@MainActor public struct SnapshotRecorder {
    private var canvas = CanvasIssues()

    public init() {}

    /// Lays out and records a preview in a configuration. Errors are part of the outcome.
    public mutating func outcome(
        of preview: Preview, in configuration: Configuration, _ options: RecordingOptions
    ) -> PreviewOutcome {
        let inspection = options.inspection.map {
            RequestedInspection(rules: $0.ruleIDs, context: canvas.context(of: preview))
        }
        let filmed = options.film.map(preview.filmed) ?? preview
        let start = ContinuousClock.now
        let recording = Result { try filmed.record(configuration, inspection) }
        return PreviewOutcome(
            preview, configuration, recording,
            duration: (ContinuousClock.now - start) / .seconds(1))
    }
}

extension Preview {
    /// Lays out and records the preview. Errors are part of the outcome.
    @MainActor public func outcome(in configuration: Configuration) -> PreviewOutcome {
        var recorder = SnapshotRecorder()
        return recorder.outcome(of: self, in: configuration, RecordingOptions())
    }
}
