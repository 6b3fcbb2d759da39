import AtomicFiles
import Foundation

/// Another process, which renders snapshots. Its owner calls it from one thread at a time.
final class WorkerProcess: @unchecked Sendable {
    /// How the process answered a line.
    enum Answer {
        case line(Data)
        case ended(WorkerEnd)
        case canceled
    }

    private let process = Process()
    /// The end of the worker's standard input. If it is closed, the worker ends.
    private let input: Pipe
    private let output: Pipe
    private let errors: Pipe
    private var lines = LineBuffer()
    private let memory: UInt64
    /// The home directory of an application, which ends with the process.
    private let home: ApplicationHome?
    /// What the process has written to standard error since the last request.
    private var messages = WorkerMessages()

    /// How often a process is checked for cancellation and for being stopped, in milliseconds.
    private static let interval: Int32 = 100
    /// The number of checks after which a process that doesn't run counts as stopped. After a terminal has
    /// stopped and continued all processes, this one may be the first to run.
    private static let checksUntilStopped = 5

    /// Starts a process.
    init(_ setup: WorkerSetup) throws {
        memory = setup.limits.memory
        home = try setup.executable.homes?.create()
        process.executableURL = setup.executable.url
        process.arguments = [WorkerServer.word]
        process.environment = ProcessInfo.processInfo.environment
            .merging(setup.executable.environment) { _, new in new }
            .merging(home?.environment ?? [:]) { _, new in new }
            // The backtrace of a crash takes seconds.
            .merging(["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
        do {
            (input, output, errors) = try Process.startAlone { [process] in
                let (input, output, errors) = (Pipe(), Pipe(), Pipe())
                process.standardInput = input
                process.standardOutput = output
                process.standardError = errors
                try process.run()
                return (input, output, errors)
            }
        } catch {
            throw WorkerError.notStarted(error.localizedDescription)
        }
        // Foundation has closed the other ends. A process that is stopped must not stop this one.
        for handle in [input.fileHandleForWriting, errors.fileHandleForReading] {
            let descriptor = handle.fileDescriptor
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        }
    }

    /// Sends a line and waits for the answer.
    ///
    /// - Parameter limit: The maximum duration in seconds, after which the process is ended.
    func answer(
        to line: Data, limit: Double, isCanceled: () -> Bool
    ) -> (answer: Answer, messages: WorkerMessages) {
        messages = WorkerMessages()
        var request = (line + [0x0A])[...]
        var rest = limit
        var checks = 0
        var last = ContinuousClock.now
        while true {
            if let line = wait(sending: &request) {
                readErrors()
                return (.line(line), messages)
            }
            if let end = endIfExited { return (.ended(end), messages) }
            if isCanceled() {
                kill()
                return (.canceled, messages)
            }
            let now = ContinuousClock.now
            // While this process is stopped, no time counts.
            rest -= min((now - last) / .seconds(1), 1)
            last = now
            checks = isStopped ? checks + 1 : 0
            if checks >= Self.checksUntilStopped { return (ended(because: .stop), messages) }
            if rest <= 0 { return (ended(because: .time(limit)), messages) }
        }
    }

    // MARK: Waiting

    private var hasOutputEnded = false
    private var received: [Data] = []

    /// Writes as much of the request as possible and reads, for the interval at most.
    ///
    /// - Returns: The next line of the answer.
    private func wait(sending request: inout Data.SubSequence) -> Data? {
        if !received.isEmpty { return received.removeFirst() }
        var polled = [
            pollfd(
                fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
            pollfd(
                fd: errors.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
            pollfd(
                fd: request.isEmpty ? -1 : input.fileHandleForWriting.fileDescriptor,
                events: Int16(POLLOUT), revents: 0),
        ]
        guard poll(&polled, 3, Self.interval) > 0 else { return nil }
        if polled[2].revents & Int16(POLLOUT) != 0 { write(&request) }
        if polled[2].revents & Int16(POLLERR) != 0 { request = Data() }
        if polled[1].revents & Int16(POLLIN) != 0 { readErrors() }
        if polled[0].revents & Int16(POLLIN | POLLHUP) != 0 { readOutput() }
        return received.isEmpty ? nil : received.removeFirst()
    }

    private func write(_ request: inout Data.SubSequence) {
        let count = request.withUnsafeBytes { bytes in
            Foundation.write(
                input.fileHandleForWriting.fileDescriptor, bytes.baseAddress, bytes.count)
        }
        if count > 0 {
            request = request.dropFirst(count)
        } else if errno != EAGAIN, errno != EINTR {
            request = Data()
        }
    }

    private func readOutput() {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(output.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
        if count > 0 {
            received += lines.add(bytes[..<count])
        } else if count == 0 || errno != EINTR {
            hasOutputEnded = true
        }
    }

    /// Reads what has been written to standard error, which is complete before the answer.
    private func readErrors() {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(errors.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
            guard count > 0 else { break }
            messages.add(Data(bytes[..<count]))
        }
    }

    // MARK: The end

    /// How the process ended, or `nil` if it runs.
    private var endIfExited: WorkerEnd? {
        guard hasOutputEnded || !process.isRunning else { return nil }
        // A process that has closed its output can't answer.
        for _ in 0..<20 where process.isRunning { usleep(10_000) }
        return ended(because: nil)
    }

    private func ended(because cause: WorkerEnd.Cause) -> Answer { .ended(ended(because: cause)) }

    /// Ends the process, and returns why it ended.
    ///
    /// - Parameter cause: Why this process ends it, or `nil` if it has ended.
    private func ended(because cause: WorkerEnd.Cause?) -> WorkerEnd {
        kill()
        readErrors()
        messages.finish()
        let status = process.terminationStatus
        let found: WorkerEnd.Cause =
            process.terminationReason == .uncaughtSignal ? .signal(status) : .status(status)
        let message = messages.fatalError
        if cause == nil, messages.reportsMemory { return WorkerEnd(cause: .memory(memory)) }
        return WorkerEnd(cause: cause ?? found, message: cause == nil ? message : nil)
    }

    /// Whether a signal has stopped the process (`proc_pid_stat(5)`).
    private var isStopped: Bool {
        let path = "/proc/\(process.processIdentifier)/stat"
        guard let data = FileManager.default.contents(atPath: path),
            let end = data.lastIndex(of: UInt8(ascii: ")")), end + 2 < data.endIndex
        else { return false }
        return [UInt8(ascii: "T"), UInt8(ascii: "t")].contains(data[end + 2])
    }

    /// Ends the process at once.
    private func kill() {
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        home?.remove()
    }

    /// Ends the process, and waits until it has removed its temporary files.
    func end() {
        try? input.fileHandleForWriting.close()
        for _ in 0..<100 where process.isRunning { usleep(10_000) }
        kill()
    }
}
