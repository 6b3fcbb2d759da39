import Foundation

/// The options that a settings file can set.
struct SettingsSyntax {
    /// An option as a key of a settings file.
    struct Option: Hashable {
        enum Kind: Hashable {
            case flag, text, file, folder
        }

        /// The long name without dashes, which is the key.
        let name: String
        let kind: Kind
        let isRepeating: Bool
        /// Whether the value consists of comma-separated words.
        let isList: Bool
        /// The words that the option accepts; empty if there are other values.
        let words: [String]
        let placeholder: String
        let help: String

        /// Whether a value of this option is also one of the other.
        func acceptsSameValues(as other: Option) -> Bool {
            kind == other.kind && isRepeating == other.isRepeating && isList == other.isList
                && words == other.words
        }
    }

    struct Command {
        let name: String
        let options: [Option]

        func option(named name: String) -> Option? { options.first { $0.name == name } }
    }

    let commands: [Command]

    /// The key of the severities of rules in the section of `lint`.
    static let rulesKey = "rules"
    /// The option that the severities of rules are passed to.
    static let ruleSeverity = "rule-severity"

    /// The options of a single run: actions, filters, and formats of output that programs read.
    static let excluded: Set<String> = [
        "help", "version", "settings", "no-settings",
        "update-snapshots", "last-failed", "shard", "durations", "update-baseline", "list-rules",
        "explain",
        "dry-run", "sweep",
        "change", "snapshot", "except", "all", "undo", "json", "ignore",
        "grep", "scene", "view", "autoresizing",
        "perform", "tap", "type", "into", "scroll", "long-press", "pan", "turn", "as",
        "update-frames", "update-constraints", "add-missing", "reset-to-suggested", "clear",
        "align", "pin", "control-drag", "standard-values", "delete", "update-frames-of",
        // Severities of rules are set by the key `rules`.
        "rule", "disable", ruleSeverity,
    ]

    /// The options that an option excludes or that are invalid with it, by its name.
    static let displaced: [String: Set<String>] = [
        "tolerance": ["perceptual", "ciede2000", "count-antialiased"],
        "perceptual": ["tolerance", "ciede2000"],
        "ciede2000": ["tolerance", "perceptual"],
    ]

    init(_ syntax: CommandSyntax) {
        commands = (syntax.subcommands ?? []).filter { $0.commandName != "help" }.map { command in
            // Filters would prevent `prune` from running, so it doesn't use those settings.
            let refused = command.commandName == "prune" ? PruneCommand.refusedOptions : []
            return Command(
                name: command.commandName,
                options: (command.arguments ?? []).compactMap(Option.init).filter {
                    !Self.excluded.contains($0.name) && !refused.contains("--" + $0.name)
                })
        }
    }

    func command(named name: String) -> Command? { commands.first { $0.name == name } }

    /// The commands that have a section: all whose name isn't a key for all commands, as `devices` is.
    var sections: [Command] {
        let keys = Set(common.map(\.name))
        return commands.filter { !keys.contains($0.name) }
    }

    /// The options that can be set for all commands: those whose values are the same in each command
    /// that has them. An option of one command isn't common if its name is that of another command, as
    /// `canvas` of `frames`.
    var common: [Option] {
        var found: [Option] = []
        for option in commands.flatMap(\.options) where !found.contains(named: option.name) {
            found.append(option)
        }
        return found.filter { option in
            let all = commands.compactMap { $0.option(named: option.name) }
            return (all.count > 1 || command(named: option.name) == nil)
                && all.allSatisfy { $0.acceptsSameValues(as: option) }
        }
    }
}

extension [SettingsSyntax.Option] {
    fileprivate func contains(named name: String) -> Bool { contains { $0.name == name } }
}

extension SettingsSyntax.Option {
    fileprivate init?(_ argument: CommandSyntax.Argument) {
        guard argument.kind != .positional, let name = argument.longName else { return nil }
        self.name = name
        help = argument.abstract ?? ""
        isRepeating = argument.isRepeating
        // The parser describes no types; the help names this form of all such options.
        isList = help.contains("comma-separated")
        placeholder = argument.valueName ?? name
        let completion = argument.completionKind
        kind =
            if argument.kind == .flag {
                .flag
            } else if completion?.directory != nil {
                .folder
            } else if completion?.file != nil {
                .file
            } else {
                .text
            }
        let listed = help.firstMatch(of: /\(values: ([^;)]+)/).map { String($0.1) }
        words = (listed ?? "").commaSeparated
    }
}
