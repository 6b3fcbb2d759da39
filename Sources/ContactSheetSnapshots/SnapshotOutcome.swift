import ContactSheetDevices
import ContactSheetPreviews
import Foundation

/// The result of comparing a snapshot with its reference.
public struct SnapshotOutcome: Codable, Sendable, Hashable {
    public enum Verdict: Codable, Sendable, Hashable {
        case same
        /// The snapshot differs. Changes of the environment are first, followed by other causes in
        /// the order of the view tree, and by pixels.
        case changed([SnapshotCause])
        /// There was no reference, so one was recorded.
        case new
        /// There is no reference.
        case missing
        /// There is a reference without a corresponding preview and configuration.
        case obsolete
        /// The snapshot differs from its reference, and also between two recordings of the same
        /// process, in these ways.
        case flaky([SnapshotCause])
        /// The snapshot couldn't be rendered or the reference couldn't be read, for this reason.
        case failed(String)
    }

    public var preview: String
    /// The configuration's name, or the filename without its extension for obsolete references.
    public var name: String
    /// The configuration, or `nil` for obsolete references.
    public var configuration: Configuration?
    public var verdict: Verdict
    /// The document's path, or `nil` for previews in code and for obsolete references.
    public var file: String?
    /// The changes of the environment since the reference was recorded, if the snapshot is the same
    /// only within the tolerance for them.
    public var environment: [EnvironmentChange]

    public init(
        preview: String, name: String, configuration: Configuration? = nil, verdict: Verdict,
        file: String? = nil, environment: [EnvironmentChange] = []
    ) {
        self.preview = preview
        self.name = name
        self.configuration = configuration
        self.verdict = verdict
        self.file = file
        self.environment = environment
    }

    public var id: SnapshotID { SnapshotID(preview: preview, configuration: name) }

    /// Whether a test run with this outcome passes.
    public var passes: Bool { verdict == .same || verdict == .new }

    /// Whether a test run with this outcome passes, in which references were written.
    public func passes(_ policy: SnapshotTest.Policy) -> Bool {
        if case .changed = verdict { policy.replacesChanged } else { passes }
    }
}
