import AtomicFiles
import Foundation

/// The references of snapshot tests in a folder of tests, whose names say which tests produce them
/// (Documentation/SnapshotTesting.md).
struct TestReferences {
    /// The paths of references of tests that don't exist, relative to the folder.
    let obsolete: [String]

    /// Finds the references that no test produces: those of a file of tests that doesn't exist, and those of a test
    /// whose name isn't in any Swift file next to `__Snapshots__`.
    ///
    /// Only the folders `__Snapshots__/Contactsheet` are searched, because other references belong to tests on a
    /// simulator, too.
    ///
    /// - Throws: `UsageError` if there is no folder at the path.
    init(in folder: String) throws(UsageError) {
        guard let paths = Folder.files(below: folder) else { throw .noTests(folder) }
        var places: [String: TestSources] = [:]
        obsolete = paths.sorted().filter { path in
            let parts = path.split(separator: "/").map(String.init)
            guard let place = parts.lastIndex(of: "__Snapshots__"), parts.count == place + 4,
                parts[place + 1] == "Contactsheet", !parts[place + 3].hasPrefix(".")
            else { return false }
            let tests = parts[..<place].joined(separator: "/")
            let sources =
                places[tests]
                ?? TestSources(
                    paths.filter {
                        $0.hasSuffix(".swift") && (tests.isEmpty || $0.hasPrefix(tests + "/"))
                    },
                    in: folder)
            places[tests] = sources
            let test = parts[place + 3].prefix { $0 != "." }
            return !sources.names.contains(parts[place + 2]) || !sources.mention(String(test))
        }
    }
}

/// The Swift files of a folder of tests.
private struct TestSources {
    /// The names of the files without their path extension.
    let names: Set<String>
    /// The words of all files, separated by hyphens, as in the names of references.
    private let words: String

    init(_ paths: [String], in folder: String) {
        names = Set(
            paths.map { path in
                String((path as NSString).lastPathComponent.dropLast(".swift".count))
            })
        words =
            "-"
            + paths.map { path in
                let data = FileManager.default.contents(atPath: "\(folder)/\(path)") ?? Data()
                return String(decoding: data, as: UTF8.self)
                    .split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
            }.joined(separator: "-") + "-"
    }

    /// Whether a file contains the name of a test.
    func mention(_ test: String) -> Bool { words.contains("-\(test)-") }
}
