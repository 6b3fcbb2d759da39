import Foundation
import UIKit

/// The main pipeline: every preview in every configuration is laid out and recorded one after
/// another on the main actor, while painting and the following work run concurrently on all cores.
public struct PreviewRun: Sendable {
    public var previews: [Preview]
    public var configurations: [Configuration]
    /// Whether only snapshots with references are rendered.
    public var forReferences: Bool
    /// Whether previews that name configurations are rendered in all of them, regardless of the devices of
    /// the run.
    public var includesOwnDevices = false
    /// What is recorded of each screen.
    public var options = RecordingOptions()
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
                includesOwnDevices || $0.group.devices.contains { devices.contains($0.slug) }
            }
            var found = own ?? configurations
            if includesOwnDevices { found = found.adding(preview.references ?? []) }
            let all = preview.inOrientation(found)
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
        var recorder = SnapshotRecorder(options)
        func finishFirst() async throws { try finish(try await waiting.removeFirst().value) }
        do {
            for (preview, configurations) in schedule {
                for configuration in configurations {
                    if waiting.count >= inFlight { try await finishFirst() }
                    let outcome = recorder.outcome(of: preview, in: configuration)
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

extension [Configuration] {
    /// Returns these configurations and others. Those that are the same are named as the others are.
    fileprivate func adding(_ others: [Configuration]) -> [Configuration] {
        filter { own in !others.contains(where: own.showsSame) } + others
    }
}

extension Configuration {
    /// Whether another configuration has the same screens, which may have the name of another device.
    fileprivate func showsSame(as other: Configuration) -> Bool {
        var renamed = other
        renamed.group = group
        return (renamed, other.group.iOS) == (self, group.iOS)
            && other.group.devices.contains { group.devices.contains($0) }
    }
}
