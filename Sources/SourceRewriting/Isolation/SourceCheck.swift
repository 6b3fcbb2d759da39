import Foundation

/// Finds out whether files can be rewritten, in a process of its own: the parser ends the process for
/// some files, such as those with thousands of nested brackets.
public final class SourceCheck {
    private let executable: URL
    private let timeLimit: Duration
    private var process: Process?
    private var input = Pipe()
    private var output = Pipe()

    /// Creates a check. The process starts with the first file, and ends with this object.
    ///
    /// - Parameters:
    ///   - executable: An executable that calls ``SourceTrial/runIfRequested()`` at its beginning.
    ///   - timeLimit: The longest time for a file.
    public init(
        executable: URL = URL(fileURLWithPath: "/proc/self/exe"),
        timeLimit: Duration = .seconds(30)
    ) {
        self.executable = executable
        self.timeLimit = timeLimit
    }

    deinit { end() }

    /// Why a file can't be rewritten.
    public enum Failure: Sendable, Hashable, CustomStringConvertible {
        case ended
        case timeout(Duration)

        public var description: String {
            switch self {
            case .ended: "the parser can't read the file, because its code is nested too deeply"
            case .timeout(let limit):
                "the parser takes longer than \(limit.components.seconds) s for the file"
            }
        }
    }

    /// Returns why a file can't be rewritten, or `nil` if it can.
    ///
    /// - Throws: An error if the process can't be started.
    public func failure(of text: String) throws -> Failure? {
        try start()
        // If the process ends, there is no answer.
        try? input.fileHandleForWriting.write(contentsOf: SourceTrial.message(text))
        let descriptor = output.fileHandleForReading.fileDescriptor
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let milliseconds = Int32(clamping: timeLimit.components.seconds * 1000)
        while true {
            let count = poll(&state, 1, milliseconds)
            if count < 0, errno == EINTR { continue }
            var answer: UInt8 = 0
            if count > 0, read(descriptor, &answer, 1) == 1 { return nil }
            end()
            return count == 0 ? .timeout(timeLimit) : .ended
        }
    }

    private func start() throws {
        guard process == nil else { return }
        (input, output) = (Pipe(), Pipe())
        let process = Process()
        process.executableURL = executable
        process.arguments = [SourceTrial.argument]
        // The backtrace of a crash takes seconds.
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        self.process = process
    }

    private func end() {
        guard let process else { return }
        self.process = nil
        try? input.fileHandleForWriting.close()
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
