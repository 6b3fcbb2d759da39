import Foundation
import UIKit

/// The main pipeline: every preview in every configuration is laid out and recorded one after
/// another on the main actor, while painting and the following work run concurrently on all cores.
public struct PreviewRun: Sendable {
    public var previews: [Preview]
    public var configurations: [Configuration]
    /// Whether only snapshots with references are rendered.
    public var forReferences: Bool
    /// Whether each screen is inspected, too.
    public var inspects = false
    /// The IDs of the rules of inspections, or `nil` for the standard ones.
    public var rules: Set<String>?
    /// The film that replaces the image of each preview, or `nil` if previews choose.
    public var film: FilmSettings?
    /// The only snapshots to render, or `nil` for all.
    public var only: Set<SnapshotID>?
    /// The maximum number of recordings that wait or are painted at once, which limits memory use
    /// regardless of the run's length.
    public var inFlight = ProcessInfo.processInfo.activeProcessorCount * 2

    public init(
        previews: [Preview], configurations: [Configuration], forReferences: Bool = false
    ) {
        self.previews = previews
        self.configurations = configurations
        self.forReferences = forReferences
    }

    public var count: Int { schedule.reduce(0) { $0 + $1.configurations.count } }

    /// The configurations of each preview: those of the run, or its own that contain devices of the
    /// run.
    package var schedule: [(preview: Preview, configurations: [Configuration])] {
        let devices = Set(configurations.flatMap { $0.group.devices.map(\.slug) })
        return previews.map { preview in
            let named = forReferences ? preview.references : nil
            let own = (named ?? preview.configurations)?.filter {
                $0.group.devices.contains { devices.contains($0.slug) }
            }
            let all = preview.inOrientation(own ?? configurations)
            guard let only else { return (preview, all) }
            return (preview, all.filter { only.contains(SnapshotID(preview, $0)) })
        }
    }

    /// Records each snapshot, passes it to `work` on any core, and passes the results to `finish`
    /// on the main actor, in the order of the previews and configurations.
    @MainActor public func callAsFunction<Outcome: Sendable>(
        work: @escaping @Sendable (PreviewOutcome) async throws -> Outcome,
        finish: @MainActor (Outcome) throws -> Void
    ) async throws {
        var waiting: [Task<Outcome, any Error>] = []
        var canvas = CanvasIssues()
        func finishFirst() async throws { try finish(try await waiting.removeFirst().value) }
        do {
            for (preview, configurations) in schedule {
                let filmed = film.map(preview.filmed) ?? preview
                let inspection =
                    inspects
                    ? RequestedInspection(
                        rules: rules ?? LayoutRules.standard, context: canvas.context(of: preview))
                    : nil
                for configuration in configurations {
                    if waiting.count >= inFlight { try await finishFirst() }
                    let outcome = PreviewOutcome(filmed, configuration, inspection)
                    waiting.append(Task.detached { try await work(outcome) })
                }
            }
            while !waiting.isEmpty { try await finishFirst() }
        } catch {
            for task in waiting { task.cancel() }
            throw error
        }
    }
}

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
    /// Records the snapshot another time.
    public private(set) var recordAgain: @MainActor @Sendable () throws -> Recording

    @MainActor public init(_ preview: Preview, _ configuration: Configuration) {
        self.init(preview, configuration, nil)
    }

    /// - Parameter inspection: The inspection of the screen, or `nil` for none.
    @MainActor init(
        _ preview: Preview, _ configuration: Configuration, _ inspection: RequestedInspection?
    ) {
        self.preview = preview.name
        file = preview.source?.path
        interactions = preview.interactions
        self.configuration = configuration
        hasReference = preview.hasReference(in: configuration)
        recordAgain = { try preview.record(configuration) }
        let start = ContinuousClock.now
        recording = Result { try preview.record(configuration, inspection) }
        duration = (ContinuousClock.now - start) / .seconds(1)
        document = preview.source?.document.fileName
        scene = preview.source?.scene.id
        isForPads = preview.source?.surroundings.isForPads ?? false
    }

    /// Creates the outcome of a snapshot that couldn't be recorded, because its process ended.
    @MainActor package init(
        _ preview: Preview, _ configuration: Configuration, failure: any Error
    ) {
        self.preview = preview.name
        file = preview.source?.path
        interactions = preview.interactions
        self.configuration = configuration
        hasReference = preview.hasReference(in: configuration)
        recording = .failure(failure)
        recordAgain = { throw failure }
        duration = 0
        document = preview.source?.document.fileName
        scene = preview.source?.scene.id
        isForPads = preview.source?.surroundings.isForPads ?? false
    }

    /// Returns the outcome of a snapshot that failed, with this recording as its design.
    package func asDesign(failure: any Error) -> PreviewOutcome {
        var outcome = self
        outcome.design = try? recording.get()
        outcome.recording = .failure(failure)
        outcome.recordAgain = { throw failure }
        return outcome
    }

    public var id: SnapshotID {
        SnapshotID(preview: preview, configuration: configuration.name)
    }
}
