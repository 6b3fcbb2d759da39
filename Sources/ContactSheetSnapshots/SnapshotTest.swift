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

    /// Creates a test.
    ///
    /// - Throws: `SnapshotError.recordingOnCI` if references are written and the environment is
    ///   that of a CI system.
    public init(
        store: SnapshotStore, policy: Policy, tolerance: SnapshotTolerance = .exact,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SnapshotError) {
        if policy.writes, Self.isOnCI(environment) { throw .recordingOnCI }
        self.store = store
        self.policy = policy
        self.tolerance = tolerance
    }

    /// Whether an environment is that of a CI system.
    public static func isOnCI(_ environment: [String: String]) -> Bool {
        !["", "0", "false"].contains(environment["CI"] ?? "")
    }

    public func outcome(of outcome: PreviewOutcome) -> SnapshotOutcome {
        do {
            return try comparedOrRecorded(outcome)
        } catch {
            return SnapshotOutcome(outcome, .failed("\(error)"))
        }
    }

    /// Returns the outcome.
    ///
    /// - Throws: `FileError` if a reference can't be written. Then others can't be written either,
    ///   as on a full disk.
    public func outcomeOfWritable(_ outcome: PreviewOutcome) throws(FileError) -> SnapshotOutcome {
        do {
            return try comparedOrRecorded(outcome)
        } catch let error as FileError where error.operation == .write {
            throw error
        } catch {
            return SnapshotOutcome(outcome, .failed("\(error)"))
        }
    }

    private func comparedOrRecorded(_ outcome: PreviewOutcome) throws -> SnapshotOutcome {
        let recording = try outcome.recording.get()
        let bytes = try store.format.paint(recording)
        guard policy.writes else {
            let (verdict, environment) = try comparison(of: recording, bytes)
            return SnapshotOutcome(outcome, verdict, environment: environment)
        }
        return SnapshotOutcome(outcome, try record(recording, bytes))
    }

    /// Writes the reference if the policy requires it, so that the next comparison is exact. A
    /// reference that can't be read counts as missing.
    private func record(
        _ recording: Recording, _ bytes: [UInt8]
    ) throws -> SnapshotOutcome.Verdict {
        var (found, environment) =
            (try? comparison(of: recording, bytes)) ?? (.missing, [])
        if found == .same, policy != .recordMissing,
            !environment.isEmpty || policy == .recordAll && !isExact(recording, bytes)
        {
            found = .changed(environment.map { .environment($0) })
        }
        if found == .same { return .same }
        let isChanged = if case .changed = found { true } else { false }
        if isChanged, policy == .recordMissing { return found }
        try store.write(bytes, as: recording.id)
        return isChanged ? found : .new
    }

    /// Whether the reference has the same bytes.
    private func isExact(_ recording: Recording, _ bytes: [UInt8]) -> Bool {
        let reference = try? store.read(recording.id)
        return reference?.bytes == Data(bytes)
    }

    /// Returns the outcome of a comparison. A snapshot that differs is recorded another time, to tell
    /// a change from a preview that differs in each recording.
    ///
    /// - Throws: `FileError` like ``outcomeOfWritable(_:)``.
    ///
    /// - Parameter preview: What was recorded.
    public func confirmedOutcome(
        of outcome: PreviewOutcome, from preview: Preview
    ) async throws(FileError) -> SnapshotOutcome {
        var found = try outcomeOfWritable(outcome)
        if case .changed = found.verdict, policy == .compare,
            let causes = try? await variations(of: outcome, from: preview), !causes.isEmpty
        {
            found.verdict = .flaky(causes)
        }
        return found
    }

    /// Returns the differences between the snapshot and another recording of it. There are none if
    /// the preview is deterministic.
    public func variations(
        of outcome: PreviewOutcome, from preview: Preview
    ) async throws -> [SnapshotCause] {
        let first = try outcome.recording.get()
        let second = try await preview.record(outcome.configuration)
        let bytes = (
            Data(try store.format.paint(first)), Data(try store.format.paint(second))
        )
        guard bytes.0 != bytes.1 else { return [] }
        return try SnapshotDifference(
            from: .init(file: bytes.0, tree: first.tree),
            to: .init(file: bytes.1, tree: second.tree), locations: second.locations,
            scale: first.configuration.group.screen.scale,
            tolerance: SnapshotTolerance(ignoredViews: tolerance.ignoredViews)
        ).causes
    }

    /// Returns the verdict. Equal bytes mean the same snapshot. Otherwise the view trees are
    /// compared, and then the pixels.
    ///
    /// - Parameter svg: The recording as an SVG file.
    public func verdict(
        on recording: Recording, svg: [UInt8]
    ) throws -> SnapshotOutcome.Verdict {
        let bytes = store.format == .svg ? svg : try store.format.paint(recording)
        return try comparison(of: recording, bytes).verdict
    }

    /// Returns the verdict, with the changes of the environment if it is `same` only within the
    /// tolerance for another environment, or if the policy is to record.
    private func comparison(
        of recording: Recording, _ bytes: [UInt8]
    ) throws -> (verdict: SnapshotOutcome.Verdict, environment: [EnvironmentChange]) {
        let id = referenceID(preview: recording.preview, recording.configuration)
        guard let reference = try store.read(id) else {
            return (.missing, [])
        }
        if reference.bytes == Data(bytes) { return (.same, []) }
        let path = store.url(id).relativePath
        if let defect = FileDefect(reference.bytes) {
            return (.failed(SnapshotError.damaged(path, defect).description), [])
        }
        guard let old = reference.metadata else {
            guard store.isReference(id) else {
                return (.failed(SnapshotError.notReference(path).description), [])
            }
            return (.failed("\(path): not a reference of this version — record it again"), [])
        }
        let metadata = SnapshotMetadata(recording)
        let environment = EnvironmentChange.all(from: old, to: metadata)
        let difference = try SnapshotDifference(
            from: .init(file: reference.bytes, tree: old.tree),
            to: .init(file: Data(bytes), tree: recording.tree),
            frames: FilmDifference(from: old, to: metadata, recording.film).causes,
            locations: recording.locations, scale: recording.configuration.group.screen.scale,
            tolerance: tolerance, environmentDiffers: !environment.isEmpty)
        guard difference.causes.isEmpty else {
            let causes = difference.explainedCauses(from: old.statusBar, to: metadata.statusBar)
            return (.changed(environment.map { .environment($0) } + causes), [])
        }
        let requiresNote = difference.requiresEnvironmentTolerance || policy.writes
        return (.same, requiresNote ? environment : [])
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

extension SnapshotOutcome {
    fileprivate init(
        _ outcome: PreviewOutcome, _ verdict: Verdict, environment: [EnvironmentChange] = []
    ) {
        self.init(
            preview: outcome.preview, name: outcome.configuration.name,
            configuration: outcome.configuration, verdict: verdict, file: outcome.file,
            environment: environment)
    }
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
