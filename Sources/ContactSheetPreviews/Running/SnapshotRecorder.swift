import UIKit

/// Records previews one after another, with the same options. What is the same for all scenes of a document is
/// determined once.
@MainActor public struct SnapshotRecorder {
    private let options: RecordingOptions
    private var inspector: (any ScreenInspector)?

    public init(_ options: RecordingOptions = RecordingOptions()) {
        self.options = options
        inspector = options.makeInspector?()
    }

    /// Lays out and records a preview in a configuration. Errors are part of the outcome.
    public mutating func outcome(
        of preview: Preview, in configuration: Configuration
    ) -> PreviewOutcome {
        let filmed = options.film.map(preview.filmed) ?? preview
        let start = ContinuousClock.now
        let recording = Result { try filmed.record(configuration, &inspector) }
        return PreviewOutcome(
            preview, configuration, recording,
            duration: (ContinuousClock.now - start) / .seconds(1))
    }
}

extension Preview {
    /// Lays out and records the preview. Errors are part of the outcome.
    @MainActor public func outcome(in configuration: Configuration) -> PreviewOutcome {
        var recorder = SnapshotRecorder()
        return recorder.outcome(of: self, in: configuration)
    }
}
