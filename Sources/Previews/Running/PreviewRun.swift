import Foundation
import UIKit

/// The main road: every preview in every configuration, laid out and recorded one after the other
/// on the main actor, while painting and what follows run beside it on all cores.
public struct PreviewRun: Sendable {
    public var previews: [Preview]
    public var configurations: [Configuration]
    /// Whether only pictures are made that are kept as references.
    public var forReferences: Bool
    /// Recordings that may wait or be painted at once: the run's memory, whatever its length.
    public var inFlight = ProcessInfo.processInfo.activeProcessorCount * 2

    public init(
        previews: [Preview], configurations: [Configuration], forReferences: Bool = false
    ) {
        self.previews = previews
        self.configurations = configurations
        self.forReferences = forReferences
    }

    public var count: Int { schedule.reduce(0) { $0 + $1.configurations.count } }

    /// Each preview with the run's configurations, or with its own on devices that the run has.
    var schedule: [(preview: Preview, configurations: [Configuration])] {
        let devices = Set(configurations.flatMap { $0.group.devices.map(\.slug) })
        return previews.map { preview in
            let named = forReferences ? preview.references : nil
            let own = (named ?? preview.configurations)?.filter {
                $0.group.devices.contains { devices.contains($0.slug) }
            }
            return (preview, own ?? configurations)
        }
    }

    /// Records each picture, hands it to `work` on any core, and hands what comes of it to
    /// `finish` on the main actor, in the order of the previews and configurations.
    @MainActor public func callAsFunction<Outcome: Sendable>(
        work: @escaping @Sendable (PreviewOutcome) throws -> Outcome,
        finish: @MainActor (Outcome) throws -> Void
    ) async throws {
        var waiting: [Task<Outcome, any Error>] = []
        func finishFirst() async throws { try finish(try await waiting.removeFirst().value) }
        do {
            for (preview, configurations) in schedule {
                for configuration in configurations {
                    if waiting.count >= inFlight { try await finishFirst() }
                    let shot = PreviewOutcome(preview, configuration)
                    waiting.append(Task.detached { try work(shot) })
                }
            }
            while !waiting.isEmpty { try await finishFirst() }
        } catch {
            for task in waiting { task.cancel() }
            throw error
        }
    }
}

/// One preview in one configuration, and the recording or why there is none.
public struct PreviewOutcome: Sendable {
    public let preview: String
    /// The document's path; `nil` for previews in code.
    public let file: String?
    public let interactions: [Interaction]
    public let configuration: Configuration
    /// Whether there should be a reference of it.
    public let hasReference: Bool
    public let recording: Result<Recording, any Error>
    /// The document's file name and the scene's object id, if the preview comes from a document.
    public let document: String?
    public let scene: String?
    /// Whether the document's canvas is as large as an iPad.
    public let isForPads: Bool

    @MainActor public init(_ preview: Preview, _ configuration: Configuration) {
        self.preview = preview.name
        file = preview.source?.path
        interactions = preview.interactions
        self.configuration = configuration
        hasReference = preview.hasReference(in: configuration)
        recording = Result { try preview.record(configuration) }
        document = preview.source?.document.fileName
        scene = preview.source?.scene.id
        isForPads = preview.source?.surroundings.isForPads ?? false
    }

    /// Names the picture: `Autosize/iphone-x.landscape-left`.
    public var name: String { "\(preview)/\(configuration.name)" }
}
