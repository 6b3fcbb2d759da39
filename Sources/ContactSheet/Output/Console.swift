import AtomicFiles
import Escaping
import Foundation

/// Lines for people: what was requested goes to standard output, everything else to standard error.
enum Console {
    /// Prints one line. Names and texts in it come from documents: what would end the line or act
    /// on the terminal is shown as an escape.
    static func print(_ line: String) { write(line.onOneLine + "\n", to: .output) }

    /// As ``print(_:)``, to standard error.
    static func error(_ line: String) { write(line.onOneLine + "\n", to: .error) }

    /// Prints lines that have to keep their bytes for programs, such as a patch. A terminal gets
    /// them with escapes.
    static func print(lines: Data) {
        let text = String(decoding: lines, as: UTF8.self)
        write(isatty(1) == 1 ? text.onSafeLines : text, to: .output)
    }

    /// Writes text unchanged, whose parts are escaped already, or ends the process if standard
    /// output doesn't take it.
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
            ? "standard output is closed — redirect it to a file or /dev/null"
            : "standard output can't be written: \(SystemError(code))"
    }

    /// Whether a person watches standard error.
    static var isInteractive: Bool { isatty(2) == 1 }
}
