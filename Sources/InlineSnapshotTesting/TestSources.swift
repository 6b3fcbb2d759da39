import AtomicFiles
import Foundation
import Synchronization

/// The test files into which this process has written snapshots.
///
/// Lines and columns of assertions are those of the compiled file. So all snapshots of a file are
/// inserted into its original text again whenever one is added, and the file is replaced as a whole.
final class TestSources: Sendable {
    static let shared = TestSources()

    struct Source {
        /// The text when the process first read it.
        let original: InlineSource
        /// The text that was last written.
        var written: Data
        var snapshots: [InlineCall: String?] = [:]
    }

    private let sources = Mutex<[String: Source]>([:])

    /// Writes a snapshot into a file.
    ///
    /// - Parameter text: The snapshot, or `nil` to remove it.
    func record(_ text: String?, in path: String, at call: InlineCall) throws {
        try sources.withLock { sources in
            let current = try Data(contentsOf: URL(fileURLWithPath: path))
            var source =
                try sources[path] ?? Source(original: InlineSource(current), written: current)
            guard source.written == current else { throw InlineError.changed(path) }
            if let earlier = source.snapshots[call], earlier != text {
                throw InlineError.severalTexts(path, call.line)
            }
            source.snapshots[call] = text
            source.written = try source.original.data(with: source.snapshots)
            if source.written != current { try AtomicFile.save(source.written, to: path) }
            sources[path] = source
        }
    }
}

enum InlineError: Error, CustomStringConvertible {
    case changed(String)
    case severalTexts(String, Int)
    case noCall(line: Int, column: Int)
    case notUTF8

    var description: String {
        switch self {
        case .changed(let path):
            "\(path) has changed since the test was compiled — run the test again"
        case .severalTexts(let path, let line):
            "\(path):\(line): the assertion has different texts in one run — use one assertion for"
                + " each, or `assertSnapshot(of:as:named:)`"
        case .noCall(let line, let column):
            "there is no call at \(line):\(column) — pass `file`, `line`, and `column` of the caller,"
                + " and build the test again if its file has changed"
        case .notUTF8: "the test file isn't valid UTF-8"
        }
    }
}
