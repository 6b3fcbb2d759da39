import Foundation

/// Lines for people: what was asked for goes to standard output, all else to standard error.
enum Console {
    static func print(_ line: String) { write(line + "\n", to: .standardOutput) }

    static func error(_ line: String) { write(line + "\n", to: .standardError) }

    static func write(_ text: String, to handle: FileHandle) {
        // A reader that has gone away, such as `head`, is no failure of ours.
        try? handle.write(contentsOf: Data(text.utf8))
    }

    /// Whether a person watches standard error.
    static var isInteractive: Bool { isatty(2) == 1 }
}
