import ContactSheetPreviews
import Foundation
import InterfaceBuilder

/// A part of a run that is done by one process, and that fails alone if its process ends.
protocol ProcessRequest: Codable, Sendable {
    associatedtype Output: Codable & Sendable

    /// The longest duration of the request, relative to that of a snapshot.
    var weight: Double { get }
    /// What is kept by a process that goes on with similar requests, such as a document that was read.
    var affinity: String { get }

    /// Returns the result.
    ///
    /// - Throws: Errors that end the run.
    @MainActor func output(from source: PreviewSource) async throws -> Output

    /// The same request without classes of the app, for the document's design, or none.
    func designs(because end: WorkerEnd) -> [Self]
}

extension ProcessRequest {
    var weight: Double { 1 }
    var affinity: String { "" }
    func designs(because end: WorkerEnd) -> [Self] { [] }
}

/// A snapshot, and what to do with it.
struct RenderRequest<Job: SnapshotJob>: ProcessRequest {
    /// The name of the preview.
    let preview: String
    let configuration: Configuration
    let job: Job
    /// Whether the preview is a scene of a document.
    var isScene = false
    /// The document's design that is recorded instead of the screen, or `nil` for the screen.
    var design: Design?

    /// A scene without classes of the app, because it ended its process.
    struct Design: Codable, Hashable, Sendable {
        let classes: ReplacedClasses
        let end: WorkerEnd
    }

    var affinity: String { preview }

    var weight: Double {
        1 + Double(job.options.film?.frameCount ?? 0) * ProcessLimits.weightOfFrame
    }

    func designs(because end: WorkerEnd) -> [RenderRequest] {
        guard job.showsDesigns, isScene, design == nil else { return [] }
        return ReplacedClasses.allCases.map { classes in
            var request = self
            request.design = Design(classes: classes, end: end)
            return request
        }
    }

    @MainActor func output(from source: PreviewSource) async throws -> Job.Output {
        let preview = try source.preview(named: preview)
        guard let design else {
            return try await job.output(of: source.outcome(of: preview, self), from: preview)
        }
        let outcome = design.classes.whileReplaced { source.outcome(of: preview, self) }
        return try await job.output(of: outcome.asDesign(failure: design.end), from: preview)
    }
}
