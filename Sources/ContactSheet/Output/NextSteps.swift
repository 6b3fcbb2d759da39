import ContactSheetSnapshots
import Escaping
import Foundation

/// The suggested commands after a comparison, with the arguments of the current command line.
struct NextSteps {
    /// The command line as words, beginning with the program.
    var arguments = CommandLine.arguments

    /// The output folder of the suggested gallery.
    static let gallery = "Output/gallery"

    func lines(for outcomes: [SnapshotOutcome]) -> [String] {
        let verdicts = outcomes.map(\.verdict)
        var lines: [String] = []
        if verdicts.contains(where: { $0.isChanged || $0 == .missing }) {
            lines = [
                // `gallery` has other settings, and renders configurations without references, too.
                "To see the changes, run: "
                    + command("test", arguments.dropVerb + ["--reporter", "html:\(Self.gallery)"]),
                "To approve one, run: "
                    + command("approve", arguments.dropVerb + ["--change", Self.firstID(outcomes)]),
                "To approve all, run: " + command("approve", arguments.dropVerb + ["--all"]),
            ]
        }
        return lines + linesForObsolete(outcomes)
    }

    /// The command that approves changes of a gallery, without the option that selects them.
    var approveFromGallery: String {
        command(
            "approve",
            arguments.dropVerb.without(
                ["--templates", "--pdf", "--url", "--port", "--package"],
                flags: ["--simulated-metrics", "--single-file", "--png"]))
    }

    private static func firstID(_ outcomes: [SnapshotOutcome]) -> String {
        ChangeGroup.all(of: outcomes).first?.id ?? ""
    }

    func linesForObsolete(_ outcomes: [SnapshotOutcome]) -> [String] {
        guard outcomes.contains(where: { $0.verdict == .obsolete }) else { return [] }
        return [
            "To remove obsolete references, run: "
                + command("prune", arguments.dropVerb.withoutFilters)
        ]
    }

    private func command(_ verb: String, _ rest: [String]) -> String {
        (arguments.prefix(1) + [verb] + rest).map(\.shellQuoted).joined(separator: " ")
    }
}

extension SnapshotOutcome.Verdict {
    fileprivate var isChanged: Bool {
        if case .changed = self { true } else { false }
    }
}

extension [String] {
    /// The options that have no influence on results.
    private static let processOptions: Set<String> = ["--workers", "--timeout", "--memory-limit"]

    /// The arguments after the program and the subcommand.
    fileprivate var dropVerb: [String] {
        Array(dropFirst(2)).without(
            TestRun.ownOptions.union(["-u", "--update-snapshots"]).union(Self.processOptions),
            flags: ["--durations", "--last-failed"])
    }

    /// The arguments without the options that `prune` rejects.
    fileprivate var withoutFilters: [String] {
        without(PruneCommand.refusedOptions, flags: PruneCommand.refusedFlags)
    }

    /// The arguments without some options and their values, and without some flags.
    func without(_ options: Set<String>, flags: Set<String> = []) -> [String] {
        var result: [String] = []
        var rest = self[...]
        while let argument = rest.popFirst() {
            if argument == "--" { return result + [argument] + rest }
            if flags.contains(argument) { continue }
            let option = String(argument.prefix { $0 != "=" })
            guard options.contains(option) else {
                result.append(argument)
                continue
            }
            if option == argument { rest = rest.dropFirst() }
            if option == "--type", rest.first == "--into" { rest = rest.dropFirst(2) }
        }
        return result
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
