import AtomicFiles
import ContactSheetPreviews
import Foundation

/// Compares snapshots with their references. Every function can run on any core.
public struct SnapshotTest: Codable, Sendable {
    /// Which references are written.
    public enum Policy: String, Codable, Sendable, Hashable {
        /// None. Missing references are failures.
        case compare
        /// Missing ones.
        case recordMissing
        /// Those that are missing, differ, or were recorded in another environment.
        case record
        /// All, also those that differ within the tolerance.
        case recordAll
    }

    public let store: SnapshotStore
    public let policy: Policy
    public let tolerance: SnapshotTolerance
    /// Whether snapshots are painted even if their digests show that they're the same.
    public let paintsUnchanged: Bool

    /// Creates a test.
    ///
    /// - Parameter paintsUnchanged: Whether snapshots are painted even if their digests show that they're
    ///   the same.
    /// - Throws: `SnapshotError.recordingOnCI` if references are written and the environment is
    ///   that of a CI system.
    public init(
        store: SnapshotStore, policy: Policy, tolerance: SnapshotTolerance = .exact,
        paintsUnchanged: Bool = false,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SnapshotError) {
        if policy.writes, Self.isOnCI(environment) { throw .recordingOnCI }
        self.store = store
        self.policy = policy
        self.tolerance = tolerance
        self.paintsUnchanged = paintsUnchanged
    }

    /// Whether an environment is that of a CI system.
    public static func isOnCI(_ environment: [String: String]) -> Bool {
        !["", "0", "false"].contains(environment["CI"] ?? "")
    }

    /// Compares a snapshot with its reference, and writes the reference if the policy requires it.
    ///
    /// - Parameter measuresShare: Whether the share of the pixels that differ is measured.
    public func comparison(
        of outcome: PreviewOutcome, measuresShare: Bool = false
    ) -> Comparison {
        do {
            return try comparedOrRecorded(outcome, measuresShare)
        } catch {
            return Comparison(.failed("\(error)"))
        }
    }

    public func outcome(of outcome: PreviewOutcome) -> SnapshotOutcome {
        SnapshotOutcome(outcome, comparison(of: outcome))
    }

    /// Returns the outcome.
    ///
    /// - Throws: `FileError` if a reference can't be written. Then others can't be written either,
    ///   as on a full disk.
    public func outcomeOfWritable(_ outcome: PreviewOutcome) throws(FileError) -> SnapshotOutcome {
        SnapshotOutcome(outcome, try writableComparison(of: outcome, false))
    }

    private func writableComparison(
        of outcome: PreviewOutcome, _ measuresShare: Bool
    ) throws(FileError) -> Comparison {
        do {
            return try comparedOrRecorded(outcome, measuresShare)
        } catch let error as FileError where error.operation == .write {
            throw error
        } catch {
            return Comparison(.failed("\(error)"))
        }
    }

    private func comparedOrRecorded(
        _ outcome: PreviewOutcome, _ measuresShare: Bool
    ) throws -> Comparison {
        let recording = try outcome.recording.get()
        if !paintsUnchanged, let reference = unchangedReference(of: recording) {
            return Comparison(.same, reference: reference, snapshot: reference)
        }
        let bytes = try store.format.paint(recording)
        return policy.writes
            ? try record(recording, bytes) : try compare(recording, bytes, measuresShare)
    }

    /// Returns the reference if its digests show that painting the snapshot would result in the same file.
    private func unchangedReference(of recording: Recording) -> Data? {
        let id = referenceID(preview: recording.preview, recording.configuration)
        guard let reference = try? store.read(id),
            reference.wasPainted(from: recording, in: store.format)
        else { return nil }
        return reference.bytes
    }

    /// Writes the reference if the policy requires it, so that the next comparison is exact. A
    /// reference that can't be read counts as missing.
    private func record(_ recording: Recording, _ bytes: Data) throws -> Comparison {
        var found =
            (try? compare(recording, bytes, false)) ?? Comparison(.missing, snapshot: bytes)
        if found.verdict == .same, policy != .recordMissing {
            let environment = environmentChanges(of: recording, found)
            if !environment.isEmpty || policy == .recordAll && found.reference != bytes {
                found.verdict = .changed(environment.map { .environment($0) })
            }
        }
        found.environment = []
        if found.verdict == .same { return found }
        let isChanged = if case .changed = found.verdict { true } else { false }
        if isChanged, policy == .recordMissing { return found }
        try store.write(Array(bytes), as: recording.id)
        if !isChanged { found.verdict = .new }
        return found
    }

    /// Returns what changed since the reference of an unchanged snapshot was recorded: libraries and
    /// fonts, and the format of references.
    private func environmentChanges(
        of recording: Recording, _ comparison: Comparison
    ) -> [EnvironmentChange] {
        guard comparison.reference != comparison.snapshot,
            let old = comparison.reference.flatMap({ ReferenceFile(bytes: $0).metadata })
        else { return [] }
        let new = SnapshotMetadata(recording)
        let format = EnvironmentChange(
            name: "the format of references", old: "\(old.format)", new: "\(new.format)")
        return EnvironmentChange.all(from: old, to: new) + (old.format < new.format ? [format] : [])
    }

    /// Returns the outcome of a confirmed comparison.
    ///
    /// - Throws: `FileError` like ``outcomeOfWritable(_:)``.
    ///
    /// - Parameter preview: What was recorded.
    public func confirmedOutcome(
        of outcome: PreviewOutcome, from preview: Preview
    ) async throws(FileError) -> SnapshotOutcome {
        SnapshotOutcome(outcome, try await confirmedComparison(of: outcome, from: preview))
    }

    /// Compares a snapshot with its reference. One that differs is recorded another time, to tell a
    /// change from a preview that differs in each recording.
    ///
    /// - Parameters:
    ///   - preview: What was recorded.
    ///   - measuresShare: Whether the share of the pixels that differ is measured.
    /// - Throws: `FileError` like ``outcomeOfWritable(_:)``.
    public func confirmedComparison(
        of outcome: PreviewOutcome, from preview: Preview, measuresShare: Bool = false
    ) async throws(FileError) -> Comparison {
        var found = try writableComparison(of: outcome, measuresShare)
        if case .changed = found.verdict, policy == .compare, let first = found.snapshot,
            let causes = try? await variations(of: outcome, first, from: preview), !causes.isEmpty
        {
            found.verdict = .flaky(causes)
        }
        return found
    }

    /// Returns the differences between the snapshot and another recording of it. There are none if
    /// the preview is deterministic.
    private func variations(
        of outcome: PreviewOutcome, _ bytes: Data, from preview: Preview
    ) async throws -> [SnapshotCause] {
        let first = try outcome.recording.get()
        let second = try await preview.record(outcome.configuration)
        let other = try store.format.paint(second)
        guard bytes != other else { return [] }
        return try SnapshotDifference(
            from: .init(file: ReferenceFile(bytes: bytes), tree: first.tree),
            to: .init(file: ReferenceFile(bytes: other), tree: second.tree),
            locations: second.locations, scale: first.configuration.group.screen.scale,
            tolerance: SnapshotTolerance(ignoredViews: tolerance.ignoring(first).ignoredViews)
        ).causes
    }

    private func compare(
        _ recording: Recording, _ bytes: Data, _ measuresShare: Bool
    ) throws -> Comparison {
        let id = referenceID(preview: recording.preview, recording.configuration)
        guard let reference = try store.read(id) else {
            return Comparison(.missing, snapshot: bytes)
        }
        let path = store.url(id).relativePath
        if let defect = FileDefect(reference.bytes) {
            return Comparison(
                .failed(SnapshotError.damaged(path, defect).description), snapshot: bytes)
        }
        return try Comparison(
            of: recording, bytes, with: reference, at: path,
            tolerance: tolerance.ignoring(recording),
            measuresShare: measuresShare)
    }

    /// Returns the references without a corresponding preview and configuration, sorted.
    ///
    /// References of other previews count if they belonged to a scene of one of the documents, or
    /// if the folder belongs to these previews alone.
    ///
    /// - Parameters:
    ///   - previews: All previews, including those that a filtered run omits.
    ///   - devices: The devices that the deployment target supports. Names that are valid for other
    ///     devices aren't obsolete.
    ///   - ownsFolder: Whether the folder contains no references of other previews.
    public func obsolete(
        previews: [Preview], devices: [Device], ownsFolder: Bool
    ) -> [SnapshotOutcome] {
        let documents = DocumentScenes(previews)
        let previews = Dictionary(previews.map { ($0.name, $0) }) { first, _ in first }
        // Most previews have references of the same names.
        var configurations: [String: Configuration?] = [:]
        func configuration(_ name: String) -> Configuration? {
            if let known = configurations[name] { return known }
            let found = Configuration(name: name, among: devices) ?? Configuration(name: name)
            configurations[name] = .some(found)
            return found
        }
        return store.all().filter { reference in
            guard let preview = previews[reference.preview] else {
                return ownsFolder
                    || documents.includeRemovedScene(of: reference.preview) {
                        try? store.read(reference)
                    }
            }
            return configuration(reference.configuration).map { !preview.hasReference(in: $0) }
                ?? true
        }
        .filter(store.isReference)
        .map {
            SnapshotOutcome(preview: $0.preview, name: $0.configuration, verdict: .obsolete)
        }
    }
}

extension SnapshotTest.Policy {
    /// Whether references may be written.
    public var writes: Bool { self != .compare }

    /// Whether references that differ are replaced.
    public var replacesChanged: Bool { self == .record || self == .recordAll }
}

extension SnapshotTest {
    /// Returns the ID of a reference, which is that of its snapshot. If there is no such reference,
    /// comparisons use one that is named after another device of the class.
    public func referenceID(preview: String, _ configuration: Configuration) -> SnapshotID {
        let own = SnapshotID(preview: preview, configuration: configuration.name)
        guard !policy.writes else { return own }
        return configuration.namesByDevice.lazy
            .map { SnapshotID(preview: preview, configuration: $0) }.first(where: store.contains)
            ?? own
    }

    /// Removes the references of obsolete outcomes.
    ///
    /// - Throws: `FileError`, or `SnapshotError` for a file that isn't a reference.
    public func remove(_ obsolete: [SnapshotOutcome]) throws {
        for outcome in obsolete where outcome.verdict == .obsolete {
            try store.remove(outcome.id)
        }
    }
}
