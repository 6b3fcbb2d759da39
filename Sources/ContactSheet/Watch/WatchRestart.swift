import AtomicFiles
import ContactSheetServer
import Foundation

/// What a process passes on when a new version of the executable replaces it: the address of the page
/// and what it shows.
struct WatchRestart {
    private struct Contents: Codable {
        var port: UInt16
        var token: String
        var handover: ReviewSession.Handover
    }

    /// The name of the environment variable with the path of the folder.
    private static let variable = "CONTACTSHEET_WATCH_FOLDER"

    let port: UInt16
    let token: AccessToken
    let folder: URL
    let handover: ReviewSession.Handover

    /// What the process passed on that this one replaced, or `nil` if there is none.
    static var current: WatchRestart? {
        guard let path = ProcessInfo.processInfo.environment[variable] else { return nil }
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        guard let data = try? Data(contentsOf: folder.appending(path: "restart.json")),
            let contents = try? LosslessJSON.decode(Contents.self, from: data),
            let token = AccessToken(contents.token)
        else { return nil }
        return WatchRestart(
            port: contents.port, token: token, folder: folder, handover: contents.handover)
    }

    /// Replaces the process by an executable with the same arguments.
    ///
    /// - Throws: `FileError` if the executable can't be run.
    func replaceProcess(by executable: URL) throws {
        let contents = Contents(port: port, token: token.text, handover: handover)
        try AtomicFile.write(
            try LosslessJSON.encode(contents), to: folder.appending(path: "restart.json").path)
        setenv(Self.variable, folder.path, 1)
        var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
        execv(executable.path, &arguments)
        throw FileError(.read, executable.path, code: errno)
    }
}
