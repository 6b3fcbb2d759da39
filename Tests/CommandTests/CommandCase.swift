import Foundation

/// A command line and its expected result, as a text file that is easy to read:
///
///     $ contactsheet test Login.storyboard --devices iphone-8
///
///     before:
///         cp $fixtures/Login.storyboard .
///
///     standard output:
///         2 same
///
///     standard error:
///         …
///
///     exit status: 0
///
///     files:
///         created Snapshots/Login/iphone-8.portrait.svg
///
/// The first line is run by `sh` in a new, empty folder, after the lines of `before`. `$fixtures` is
/// the folder `Fixtures` next to `Cases`. `files` lists the files that the command created, changed,
/// or removed, but not those that only `before` did. Sections without lines are omitted.
/// ``Placeholders`` replace what varies between machines and versions.
struct CommandCase {
    let command: String
    /// The shell commands that prepare the folder. Each must succeed.
    let before: [String]

    /// Reads the command and its preparation, or returns `nil` if the text doesn't begin with a
    /// command.
    init?(text: String) {
        let lines = text.lines
        guard let first = lines.first, first.hasPrefix("$ ") else { return nil }
        command = String(first.dropFirst(2))
        let section = lines.drop { $0 != "before:" }.dropFirst()
        before = section.prefix { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
    }
}

extension CommandCase {
    /// The copy of the cases in the test bundle.
    static var folder: URL { Bundle.module.bundleURL.appending(path: "Cases") }

    /// The files of the cases in the source code.
    static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "Cases")

    /// Returns the paths of all cases, such as `render/document.txt`.
    static func names() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".txt") }.sorted()
    }
}
