/// A preview in one configuration, with its recording or the error that prevented it.
public struct PreviewOutcome: Sendable {
    public let preview: String
    /// The document's path, or `nil` for previews in code.
    public let file: String?
    public let interactions: [Interaction]
    public let configuration: Configuration
    /// Whether the snapshot should have a reference.
    public let hasReference: Bool
    public private(set) var recording: Result<Recording, any Error>
    /// What the document shows without the app's code, if that code ended the process.
    public private(set) var design: Recording?
    /// The document's filename, if the preview comes from a document.
    public let document: String?
    /// The scene's object ID, if the preview comes from a document.
    public let scene: String?
    /// Whether the document's canvas is as large as an iPad.
    public let isForPads: Bool
    /// The duration of layout and recording, in seconds.
    public let duration: Double

    /// Creates the outcome of a preview that was recorded, or that couldn't be.
    package init(
        _ preview: Preview, _ configuration: Configuration,
        _ recording: Result<Recording, any Error>, duration: Double = 0
    ) {
        self.preview = preview.name
        self.configuration = configuration
        self.recording = recording
        self.duration = duration
        interactions = preview.interactions
        hasReference = preview.hasReference(in: configuration)
        let source = preview.source
        file = source?.path
        document = source?.document.fileName
        scene = source?.scene.id
        isForPads = source?.surroundings.isForPads ?? false
    }

    /// Returns the outcome of a snapshot that failed, with this recording as its design.
    package func asDesign(failure: any Error) -> PreviewOutcome {
        var outcome = self
        outcome.design = try? recording.get()
        outcome.recording = .failure(failure)
        return outcome
    }

    public var id: SnapshotID {
        SnapshotID(preview: preview, configuration: configuration.name)
    }
}
