import Foundation

/// The options that a settings file can set.
struct SettingsSyntax {
    /// The commands with only the options that can be set.
    let commands: [CommandSyntax]

    /// The key of the severities of rules in the section of `lint`.
    static let rulesKey = "rules"
    /// The option that the severities of rules are passed to.
    static let ruleSeverity = "rule-severity"

    /// The options of a single run: actions, filters, and formats of output that programs read.
    static let excluded: Set<String> = [
        "help", "version", "settings", "no-settings",
        "update-snapshots", "last-failed", "affected", "shard", "durations", "update-baseline",
        "list-rules", "explain", "dry-run", "tests", "sweep",
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
            var settable = command
            settable.arguments = command.options.filter {
                !$0.name.isEmpty && !Self.excluded.contains($0.name) && !refused.contains($0.name)
            }
            return settable
        }
    }

    func command(named name: String) -> CommandSyntax? { commands.first { $0.commandName == name } }

    /// The commands that have a section: all whose name isn't a key for all commands, as `devices` is.
    var sections: [CommandSyntax] {
        let keys = Set(common.map(\.name))
        return commands.filter { !keys.contains($0.commandName) }
    }

    /// The options that can be set for all commands: those whose values are the same in each command
    /// that has them. An option isn't common if its name is that of a command that has it, too, as `canvas`, or
    /// that of a command when only one other has it.
    var common: [CommandSyntax.Argument] {
        var found: [CommandSyntax.Argument] = []
        for option in commands.flatMap(\.options) where !found.contains(named: option.name) {
            found.append(option)
        }
        return found.filter { option in
            let all = commands.compactMap { $0.option(named: option.name) }
            let namesake = command(named: option.name)
            return (all.count > 1 || namesake == nil) && namesake?.option(named: option.name) == nil
                && all.allSatisfy { $0.acceptsSameValues(as: option) }
        }
    }
}

extension [CommandSyntax.Argument] {
    fileprivate func contains(named name: String) -> Bool { contains { $0.name == name } }
}

extension CommandSyntax {
    var options: [Argument] { arguments ?? [] }

    func option(named name: String) -> Argument? { options.first { $0.name == name } }
}

/// An option as a key of a settings file.
extension CommandSyntax.Argument {
    enum ValueKind {
        case flag, text, file, folder
    }

    /// The long name without dashes, which is the key; empty for arguments.
    var name: String { longName ?? "" }

    var valueKind: ValueKind {
        if kind == .flag { return .flag }
        if completionKind?.directory != nil { return .folder }
        return completionKind?.file != nil ? .file : .text
    }

    var help: String { abstract ?? "" }

    /// Whether the value consists of comma-separated words. The parser describes no types; the help names this
    /// form of all such options.
    var isList: Bool { help.contains("comma-separated") }

    /// The words that the option accepts; empty if there are other values.
    var words: [String] {
        (help.firstMatch(of: /\(values: ([^;)]+)/).map { String($0.1) } ?? "").commaSeparated
    }

    /// Whether a value of this option is also one of the other.
    func acceptsSameValues(as other: CommandSyntax.Argument) -> Bool {
        valueKind == other.valueKind && isRepeating == other.isRepeating && isList == other.isList
            && words == other.words
    }
}
