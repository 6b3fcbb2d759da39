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
    ///   - timeLimit: The longest processor time for a file. Types with dozens of nested brackets take
    ///     a time that doubles with each of them.
    public init(
        executable: URL = URL(fileURLWithPath: "/proc/self/exe"),
        timeLimit: Duration = .seconds(8)
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
        let (start, processorStart) = (ContinuousClock.now, processorTime)
        while true {
            let count = poll(&state, 1, Self.interval)
            if count < 0, errno == EINTR { continue }
            if count == 0, processorTime - processorStart < timeLimit,
                ContinuousClock.now - start < timeLimit * Self.idleFactor
            {
                continue
            }
            var answer: UInt8 = 0
            if count > 0, read(descriptor, &answer, 1) == 1 { return nil }
            end()
            return count == 0 ? .timeout(timeLimit) : .ended
        }
    }

    /// How often the time is compared with the limit, in milliseconds.
    private static let interval: Int32 = 100
    /// How many times longer than the limit a file may take on a machine that runs other programs, too.
    private static let idleFactor = 20

    /// The processor time that the process has taken, or zero if it has ended.
    private var processorTime: Duration {
        var clock = clockid_t()
        var time = timespec()
        guard let process, clock_getcpuclockid(process.processIdentifier, &clock) == 0,
            clock_gettime(clock, &time) == 0
        else { return .zero }
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
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
