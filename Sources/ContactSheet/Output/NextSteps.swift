import ContactSheetSnapshots
import Escaping
import Foundation

/// The suggested commands after a comparison, with the arguments of the current command line.
struct NextSteps {
    /// The command line as words, beginning with the program.
    var arguments = CommandLine.arguments

    /// The output folder of the suggested gallery.
    static let gallery = "Output/gallery"

    /// Whether two revisions are compared: there are no references to change.
    private var isOfRevisions: Bool {
        arguments.dropFirst().first == DiffCommand.configuration.commandName
    }

    func lines(for outcomes: [SnapshotOutcome]) -> [String] {
        let verdicts = outcomes.map(\.verdict)
        if isOfRevisions {
            guard verdicts.contains(where: { $0 != .same }) else { return [] }
            let page = ["--reporter", "html:\(Self.gallery)"]
            return ["To see the changes, run: " + command("diff", options() + page)]
        }
        var lines: [String] = []
        if verdicts.contains(where: { $0.isChanged || $0 == .missing }) {
            lines = [
                // `gallery` has other settings, and renders configurations without references, too.
                "To see the changes, run: "
                    + command("test", options() + ["--reporter", "html:\(Self.gallery)"]),
                "To approve one, run: "
                    + command("approve", options() + ["--change", Self.firstID(outcomes)]),
                "To approve all, run: " + command("approve", options() + ["--all"]),
            ]
        }
        return lines + linesForObsolete(outcomes)
    }

    /// The command that approves changes of a gallery, without the option that selects them.
    var approveFromGallery: String? {
        isOfRevisions
            ? nil
            : command(
                "approve",
                options(without: [
                    "templates", "pdf", "url", "port", "simulated-metrics", "single-file", "png",
                ]))
    }

    private static func firstID(_ outcomes: [SnapshotOutcome]) -> String {
        ChangeGroup.all(of: outcomes).first?.id ?? ""
    }

    func linesForObsolete(_ outcomes: [SnapshotOutcome]) -> [String] {
        guard outcomes.contains(where: { $0.verdict == .obsolete }) else { return [] }
        return [
            "To remove obsolete references, run: "
                + command("prune", options(without: PruneCommand.refusedOptions))
        ]
    }

    /// The options that aren't repeated: those of the report, and those that have no influence on results.
    private static let omitted: Set<String> = TestRun.ownOptions.union([
        "update-snapshots", "durations", "last-failed", "affected", "url", "no-cache", "paint",
        "workers",
        "timeout", "memory-limit",
    ])

    /// Returns the arguments after the program and the subcommand, without options that aren't repeated.
    private func options(without others: Set<String> = []) -> ArraySlice<String> {
        arguments.without(Self.omitted.union(others)).dropFirst(2)
    }

    private func command(_ verb: String, _ rest: ArraySlice<String>) -> String {
        (arguments.prefix(1) + [verb] + rest).map(\.shellQuoted).joined(separator: " ")
    }
}

extension SnapshotOutcome.Verdict {
    fileprivate var isChanged: Bool {
        if case .changed = self { true } else { false }
    }
}

extension [String] {
    /// Returns the command line, which begins with the program, without some options.
    ///
    /// - Parameter names: The long names of the options, without dashes.
    func without(_ names: Set<String>) -> [String] {
        let words = Array(dropFirst())
        guard let syntax = CommandSyntax(of: Command.self, for: words) else { return self }
        return prefix(1)
            + syntax.parts(of: words).filter { !names.contains($0.name ?? "") }.flatMap(\.words)
    }
}

extension String {
    /// The word, quoted for a shell. Line feeds and other controls are escapes of `$'…'`, so that the
    /// command stays on its line.
    var shellQuoted: String {
        let plain = unicodeScalars.allSatisfy {
            CharacterSet.alphanumerics.contains($0) || "-_./,:=@%+".unicodeScalars.contains($0)
        }
        guard !plain || isEmpty else { return self }
        guard unicodeScalars.contains(where: \.actsOnTerminals) else {
            return "'" + replacingScalars(["'": "'\\''"]) + "'"
        }
        let bytes = utf8.map { byte in
            switch byte {
            case UInt8(ascii: "'"), UInt8(ascii: "\\"): "\\\(Unicode.Scalar(byte))"
            case 0x20..<0x7F: String(Unicode.Scalar(byte))
            default: "\\" + String(byte / 64) + String(byte / 8 % 8) + String(byte % 8)
            }
        }
        return "$'\(bytes.joined())'"
    }
}
