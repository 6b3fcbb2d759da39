import ContactSheetPreviews
import Foundation

/// A further run of a command, such as the gallery of the snapshots that differ in a test. Its processes have
/// the same command line, so they have to know that they don't share the first run.
struct LaterRun: Codable, Hashable {
    /// The number of the run among those of the command, from 1.
    let number: Int
    /// The only snapshots to render.
    let snapshots: Set<SnapshotID>

    /// The name of the environment variable with the path of the file that contains the run.
    static let variable = "CONTACTSHEET_WORKER_RUN"

    /// The run of which this process renders a share, or `nil` if it is the command's first one.
    static let current: LaterRun? = {
        guard WorkerRole.current != nil, let path = ProcessInfo.processInfo.environment[variable],
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        return try? JSONDecoder().decode(LaterRun.self, from: data)
    }()

    /// Writes a file in the temporary folder of the application, which is removed at the end.
    ///
    /// - Returns: The file's path.
    func write() throws(WorkerError) -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "run-\(number).json")
        do {
            try JSONEncoder().encode(self).write(to: file)
        } catch {
            throw .notStarted(error.localizedDescription)
        }
        return file.path
    }
}
