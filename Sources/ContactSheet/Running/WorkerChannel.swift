import AtomicFiles
import Foundation

/// The streams by which a worker gets requests and sends its answers: the standard input and output that it
/// was started with. What the code of screens prints goes to standard error, and it reads nothing.
struct WorkerChannel: Sendable {
    private let input: Int32
    private let output: Int32
    /// The lines of the input, without line endings.
    let lines: AsyncStream<Data>

    /// Takes the streams, before a screen can use them. If the input ends, because the process that started
    /// this one has ended or needs it no more, this process ends, even while a screen is laid out.
    init() {
        input = dup(0)
        output = dup(1)
        for descriptor in [input, output] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        let none = open("/dev/null", O_RDONLY)
        dup2(none, 0)
        if none > 2 { close(none) }
        dup2(2, 1)
        let (lines, continuation) = AsyncStream.makeStream(of: Data.self)
        self.lines = lines
        let source = input
        Thread.detachNewThread { Self.read(source, continuation) }
    }

    private static func read(_ input: Int32, _ continuation: AsyncStream<Data>.Continuation) {
        var lines = LineBuffer()
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(input, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            for line in lines.add(bytes[..<count]) { continuation.yield(line) }
        }
        TerminationSignals.end(by: SIGTERM)
    }

    /// Writes a line.
    func write(_ line: Data) {
        if output.writeAll(line + [0x0A]) != 0 { TerminationSignals.end(by: SIGPIPE) }
    }
}

/// The lines of a stream of bytes.
struct LineBuffer {
    private var rest = Data()

    /// Adds bytes.
    ///
    /// - Returns: The lines that they complete, without line endings.
    mutating func add(_ bytes: some Collection<UInt8>) -> [Data] {
        // A line may arrive in many parts, in which no line ending is searched twice.
        var from = rest.count
        rest += bytes
        var lines: [Data] = []
        var start = 0
        while let end = rest[from...].firstIndex(of: 0x0A) {
            lines.append(Data(rest[start..<end]))
            start = end + 1
            from = start
        }
        if start > 0 { rest = Data(rest[start...]) }
        return lines
    }
}
