import ContactSheetPreviews
import InterfaceBuilder

/// The previews of a process, which it records for requests.
@MainActor final class PreviewSource {
    /// All previews in order.
    let previews: [Preview]
    private let previewsByName: [String: Preview]
    /// The recorder of the requests, which have the same job.
    private var recorder: SnapshotRecorder?

    init(_ previews: [Preview]) {
        self.previews = previews
        previewsByName = Dictionary(previews.map { ($0.name, $0) }) { first, _ in first }
    }

    /// - Throws: `WorkerError.changed` if this process found other previews than the one that sends the
    ///   request.
    func preview(named name: String) throws(WorkerError) -> Preview {
        guard let preview = previewsByName[name] else { throw .changed(name) }
        return preview
    }

    /// Lays out and records the snapshot of a request.
    func outcome<Job>(of preview: Preview, _ request: RenderRequest<Job>) -> PreviewOutcome {
        var recorder = recorder ?? SnapshotRecorder(request.job.options)
        defer { self.recorder = recorder }
        return recorder.outcome(of: preview, in: request.configuration)
    }
}
