import AtomicFiles
import Foundation
import Previews

/// Holds shots against their references; every function may run on any core.
public struct SnapshotTest: Sendable {
    /// What happens to references that are missing or differ.
    public enum Policy: Sendable, Hashable {
        /// Nothing is written: missing references fail.
        case compare
        /// Missing and differing references are written.
        case record
    }

    public let store: SnapshotStore
    public let policy: Policy

    /// Recording is refused where the environment says that this is CI.
    public init(
        store: SnapshotStore, policy: Policy,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SnapshotError) {
        let onCI = !["", "0", "false"].contains(environment["CI"] ?? "")
        if policy == .record, onCI { throw .recordingOnCI }
        self.store = store
        self.policy = policy
    }

    public func outcome(of shot: Shot) -> SnapshotOutcome {
        do {
            return try outcomeThrowing(shot)
        } catch {
            return SnapshotOutcome(shot, .failed("\(error)"))
        }
    }

    /// The outcome, unless a reference can't be written: then nor can the others, as on a full disk.
    public func outcomeOfWritable(_ shot: Shot) throws(FileError) -> SnapshotOutcome {
        do {
            return try outcomeThrowing(shot)
        } catch let error as FileError where error.operation == .write {
            throw error
        } catch {
            return SnapshotOutcome(shot, .failed("\(error)"))
        }
    }

    private func outcomeThrowing(_ shot: Shot) throws -> SnapshotOutcome {
        let recording = try shot.recording.get()
        let bytes = try recording.paint(.svg)
        switch policy {
        case .compare: return SnapshotOutcome(shot, try verdict(on: recording, painted: bytes))
        case .record: return SnapshotOutcome(shot, try record(recording, bytes))
        }
    }

    /// Writes what is missing or differs; a reference that cannot be read is as good as missing.
    private func record(
        _ recording: Recording, _ bytes: [UInt8]
    ) throws -> SnapshotOutcome.Verdict {
        let found = (try? verdict(on: recording, painted: bytes)) ?? .missing
        if found == .same { return .same }
        try store.write(bytes, preview: recording.preview, name: recording.configuration.name)
        if case .changed = found { return found }
        return .new
    }

    /// Equal bytes are the same picture. Else the trees tell the cause, and else the pixels.
    public func verdict(
        on recording: Recording, painted bytes: [UInt8]
    ) throws -> SnapshotOutcome.Verdict {
        let name = recording.configuration.name
        guard let reference = try store.read(preview: recording.preview, name: name) else {
            return .missing
        }
        if reference.bytes.elementsEqual(bytes) { return .same }
        guard let old = reference.metadata else {
            let path = store.url(preview: recording.preview, name: name).path
            guard store.isReference(preview: recording.preview, name: name) else {
                return .failed(SnapshotError.notReference(path).description)
            }
            return .failed("\(path): isn't a reference of this version; record it again")
        }
        let causes = TreeDifference(from: old.tree, to: recording.tree).causes
        guard causes.isEmpty else { return .changed(causes) }
        let pixels = try PixelComparison(
            reference.bytes, Data(bytes), scale: recording.configuration.group.screen.scale)
        guard !pixels.isSame else { return .same }
        return .changed([pixels.cause])
    }

    /// References that no preview and no configuration gives any more, sorted.
    ///
    /// `previews` are all there are, not those of a filtered run; `devices` are those that a
    /// deployment target leaves, and names that are right without it are none of its business.
    /// References of other previews count only where `ownsFolder` says that nobody else keeps any
    /// there.
    public func obsolete(
        previews: [Preview], devices: [Device], ownsFolder: Bool
    ) -> [SnapshotOutcome] {
        let previews = Dictionary(previews.map { ($0.name, $0) }) { first, _ in first }
        return store.all().filter { reference in
            guard let preview = previews[reference.preview] else { return ownsFolder }
            let configuration =
                Configuration(name: reference.name, among: devices)
                ?? Configuration(name: reference.name)
            return configuration.map { !preview.hasReference(in: $0) } ?? true
        }
        .filter { store.isReference(preview: $0.preview, name: $0.name) }
        .map { SnapshotOutcome(preview: $0.preview, name: $0.name, verdict: .obsolete) }
    }
}

extension SnapshotOutcome {
    fileprivate init(_ shot: Shot, _ verdict: Verdict) {
        self.init(
            preview: shot.preview, name: shot.configuration.name,
            configuration: shot.configuration, verdict: verdict)
    }
}

extension PixelComparison {
    fileprivate var cause: SnapshotCause {
        oldSize == newSize
            ? .pixels(count: count, box: box, greatestDifference: greatestDifference)
            : .pictureSize(from: oldSize, to: newSize)
    }
}

extension SnapshotTest {
    /// Removes the references of obsolete outcomes.
    ///
    /// - Throws: `FileError`, or `SnapshotError` for a file that isn't a reference.
    public func remove(_ obsolete: [SnapshotOutcome]) throws {
        for outcome in obsolete where outcome.verdict == .obsolete {
            try store.remove(preview: outcome.preview, name: outcome.name)
        }
    }
}
