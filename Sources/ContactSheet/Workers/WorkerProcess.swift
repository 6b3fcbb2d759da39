import AtomicFiles
import Foundation

/// Another process of this executable with the same command line, which renders a share of a run
/// and prints a line for each snapshot.
final class WorkerProcess: Sendable {
    /// The lines of the process's standard output, without line endings.
    let lines: AsyncStream<Data>
    private let process = Process()
    /// The end of the worker's standard input. If it is closed, the worker ends.
    private let input = Pipe()
    private let errors: CrashReader?

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - laterRun: The run to share, or `nil` for the command's first one.
    ///   - keepsErrors: Whether ``crash`` finds the reason of a crash in its messages.
    init(
        _ role: WorkerRole, laterRun: LaterRun? = nil, keepsErrors: Bool = false
    ) throws(WorkerError) {
        errors = keepsErrors ? CrashReader() : nil
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
        process.arguments = Array(CommandLine.arguments.dropFirst())
        process.environment = ProcessInfo.processInfo.environment
            .merging([WorkerRole.variable: role.text]) { _, new in new }
        if let laterRun {
            process.environment?[LaterRun.variable] = try laterRun.write()
        }
        process.standardInput = input
        if let errors {
            process.standardError = errors.pipe
            // The backtrace of a crash takes seconds.
            process.environment?["SWIFT_BACKTRACE"] = "enable=no"
        }
        process.standardOutput = output
        let (lines, continuation) = AsyncStream.makeStream(of: Data.self)
        self.lines = lines
        do {
            try process.run()
        } catch {
            throw .notStarted("\(error.localizedDescription)")
        }
        errors?.start()
        let source = output.fileHandleForReading
        Thread.detachNewThread { Self.readLines(from: source, continuation) }
    }

    /// The message of the process's last fatal error, or `nil` if it printed none.
    var crash: String? {
        process.waitUntilExit()
        return errors?.crash
    }

    /// Ends the process at once.
    func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

    /// Ends the process, and waits until it has removed its temporary files.
    func end() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Waits for the end of the process.
    ///
    /// - Returns: The signal that ended it if it is one by which users end commands, such as that of
    ///   Control-C, which all processes of a terminal receive.
    var terminationSignal: Int32? {
        process.waitUntilExit()
        guard process.terminationReason == .uncaughtSignal else { return nil }
        let signal = process.terminationStatus
        return [SIGINT, SIGTERM, SIGHUP].contains(signal) ? signal : nil
    }

    /// Waits for the end of the process.
    ///
    /// - Returns: How it ended, such as `ended with status 2`.
    func reasonOfEnd() -> String {
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
            ? "was ended by signal \(process.terminationStatus)"
            : "ended with status \(process.terminationStatus)"
    }

    private static func readLines(
        from source: FileHandle, _ continuation: AsyncStream<Data>.Continuation
    ) {
        var rest = Data()
        while case let data = source.availableData, !data.isEmpty {
            rest += data
            while let end = rest.firstIndex(of: 0x0A) {
                continuation.yield(Data(rest[..<end]))
                rest = Data(rest[(end + 1)...])
            }
        }
        continuation.finish()
    }
}
