import AtomicFiles
import Escaping
import Foundation

/// Output for users: requested information goes to standard output, everything else to standard
/// error.
package enum Console {
    /// Prints one line. Names and texts in it can come from documents, so characters that would end
    /// the line or control the terminal or a CI system are escaped.
    package static func print(_ line: String) { write(line.asOutputLine + "\n", to: .output) }

    /// Prints one line like ``print(_:)``, but to standard error.
    package static func error(_ line: String) {
        write(line.asOutputLine + "\n", to: .error)
    }

    /// Prints lines whose bytes must stay unchanged for other programs, such as a patch. On a
    /// terminal, control characters are escaped.
    static func print(lines: Data) {
        let text = String(decoding: lines, as: UTF8.self)
        write(isatty(1) == 1 ? text.onSafeLines : text, to: .output)
    }

    /// Writes text whose parts are escaped already, or exits if standard output can't be written.
    ///
    /// A reader that has closed the pipe, such as `head`, isn't an error: the process ends by
    /// SIGPIPE, as `cat` does. Errors of standard error are ignored.
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
            ? "standard output is closed — redirect it to a file or /dev/null"
            : "standard output can't be written: \(SystemError(code))"
    }

    /// Whether standard error is a terminal.
    package static var isInteractive: Bool { isatty(2) == 1 }
}
