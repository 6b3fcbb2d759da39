import Synchronization

/// Whether all references are written, in scopes without a setting.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to set 'record' in a scope.")
public var isRecording: Bool {
    get { GlobalSettings.shared.isRecording }
    set { GlobalSettings.shared.isRecording = newValue }
}

/// The program that failure messages show for comparing two files, in scopes without a setting.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to set 'diffTool' in a scope.")
public var diffTool: String? {
    get { GlobalSettings.shared.diffTool }
    set { GlobalSettings.shared.diffTool = newValue }
}

/// The values of the settings above.
final class GlobalSettings: Sendable {
    static let shared = GlobalSettings()

    private let values = Mutex<(isRecording: Bool, diffTool: String?)>((false, nil))
    private let reported = Mutex<Set<String>>([])

    private init() {}

    var isRecording: Bool {
        get { values.withLock { $0.isRecording } }
        set { values.withLock { $0.isRecording = newValue } }
    }

    var diffTool: String? {
        get { values.withLock { $0.diffTool } }
        set { values.withLock { $0.diffTool = newValue } }
    }

    /// Whether an invalid value of the environment is reported for the first time.
    func isFirstReport(of value: String) -> Bool {
        reported.withLock { $0.insert(value).inserted }
    }
}
