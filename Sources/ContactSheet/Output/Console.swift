import AtomicFiles
import Foundation

/// Lines for people: what was requested goes to standard output, everything else to standard error.
enum Console {
    static func print(_ line: String) { write(line + "\n", to: .output) }

    static func error(_ line: String) { write(line + "\n", to: .error) }

    /// Writes the text, or ends the process if standard output doesn't take it.
    ///
    /// A reader that has closed the pipe, such as `head`, isn't an error: the process ends as `cat`
    /// does, by SIGPIPE. What standard error doesn't take is lost.
    static func write(_ text: String, to stream: StandardStream) {
        guard !text.isEmpty else { return }
        let code = stream.write(Data(text.utf8))
        guard code != 0, stream == .output else { return }
        if code == EPIPE { TerminationSignals.end(by: SIGPIPE) }
        error("error: " + message(forOutputError: code))
        exit(2)
    }

    static func message(forOutputError code: Int32) -> String {
        code == EBADF
            ? "standard output is closed — redirect it to a file or to /dev/null"
            : "standard output can't be written: \(SystemError(code))"
    }

    /// Whether a person watches standard error.
    static var isInteractive: Bool { isatty(2) == 1 }
}
