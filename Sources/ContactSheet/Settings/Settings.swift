import ArgumentParser
import ContactSheetDiagnostics
import ContactSheetLint
import ContactSheetPreviews
import Foundation
import InterfaceBuilder

/// The defaults of options from a settings file.
@MainActor struct Settings {
    /// An option with the values of the file. Flags have the value `true` or `false`.
    struct Setting {
        let option: CommandSyntax.Argument
        let values: [String]
        /// The values as they are in the file, with their lines.
        var source: [(text: String, line: Int)] = []
    }

    private let file: SettingsFile
    private let syntax: SettingsSyntax
    private var common: [Setting] = []
    private var sections: [String: [Setting]] = [:]

    /// Checks the keys of all commands and the types of their values.
    init(_ file: SettingsFile, _ syntax: SettingsSyntax) throws(SettingsError) {
        self.file = file
        self.syntax = syntax
        let keys = syntax.common
        for entry in file.entries {
            if let option = keys.first(where: { $0.name == entry.key }) {
                common.append(try setting(entry, option))
            } else if let command = syntax.command(named: entry.key) {
                sections[command.commandName] = try section(entry, command)
            } else {
                throw unknownKey(
                    entry, among: keys.map(\.name) + syntax.commands.map(\.commandName))
            }
        }
    }

    private func section(
        _ entry: SettingsFile.Entry, _ command: CommandSyntax
    ) throws(SettingsError) -> [Setting] {
        let entries: [SettingsFile.Entry]
        switch entry.value {
        case .none: return []
        case .section(let found): entries = found
        case .text, .list:
            throw error(entry.line, "'\(entry.key)': expected keys with values in this section")
        }
        let hasRules = command.commandName == LintCommand.configuration.commandName
        var settings: [Setting] = []
        for entry in entries {
            if hasRules, entry.key == SettingsSyntax.rulesKey {
                settings.append(try ruleSeverities(entry))
            } else if let option = command.option(named: entry.key) {
                settings.append(try setting(entry, option))
            } else {
                throw unknownKey(
                    entry, of: command,
                    among: command.options.map(\.name)
                        + (hasRules ? [SettingsSyntax.rulesKey] : []))
            }
        }
        return settings
    }

    private func setting(
        _ entry: SettingsFile.Entry, _ option: CommandSyntax.Argument
    ) throws(SettingsError) -> Setting {
        if option.valueKind == .flag {
            guard case .text(let text, isQuoted: false) = entry.value,
                ["true", "false"].contains(text)
            else { throw error(entry.line, "'\(entry.key)': expected true or false") }
            return Setting(option: option, values: [text])
        }
        var items = [SettingsFile.Item(value: entry.value, line: entry.line)]
        if case .list(let found) = entry.value {
            guard option.isList || option.isRepeating else {
                throw error(entry.line, "'\(entry.key)': expected one value, not a list")
            }
            items = found
        }
        var source: [(text: String, line: Int)] = []
        for item in items {
            guard case .text(let text, _) = item.value, !text.isEmpty else {
                throw error(item.line, "'\(entry.key)': expected a value")
            }
            source.append((text, item.line))
        }
        let texts = source.map { resolved($0.text, option) }
        guard !texts.isEmpty || option.isRepeating else {
            throw error(entry.line, "'\(entry.key)': expected a value")
        }
        return Setting(
            option: option,
            values: option.isRepeating ? texts : [texts.joined(separator: ",")], source: source)
    }

    /// Returns a path relative to the current folder, and other values unchanged.
    private func resolved(_ text: String, _ option: CommandSyntax.Argument) -> String {
        if option.valueKind == .file || option.valueKind == .folder { return file.resolved(text) }
        guard option.name == "reporter" else { return text }
        return text.commaSeparated.map { word in
            let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
            return parts.count == 2 ? "\(parts[0]):\(file.resolved(parts[1]))" : word
        }.joined(separator: ",")
    }

    private func ruleSeverities(_ entry: SettingsFile.Entry) throws(SettingsError) -> Setting {
        guard case .section(let rules) = entry.value else {
            throw error(
                entry.line,
                "'\(entry.key)': expected rules with severities, such as"
                    + " 'truncated-text: error'")
        }
        let known = LayoutRules.all.map(\.id)
        var values: [String] = []
        for rule in rules {
            guard known.contains(rule.key) else {
                let hint =
                    Suggestion.question(for: rule.key, among: known)
                    ?? "`contactsheet lint --list-rules` lists all rules"
                throw error(rule.line, "unknown rule '\(rule.key)' — \(hint)")
            }
            var severity: RuleSeverity?
            if case .text(let text, _) = rule.value {
                severity = RuleSeverity(argument: "\(rule.key)=\(text)")
            }
            guard let severity else {
                let list = SimilarNames.list(RuleSeverity.severities)
                throw error(rule.line, "'\(rule.key)': expected \(list)")
            }
            values.append("\(severity.rule)=\(severity.word)")
        }
        return Setting(
            option: CommandSyntax.Argument(SettingsSyntax.ruleSeverity, isRepeating: true),
            values: values)
    }

    private func unknownKey(
        _ entry: SettingsFile.Entry, of command: CommandSyntax? = nil,
        among known: [String]
    ) -> SettingsError {
        let key = entry.key
        let owners = syntax.commands.filter { $0.option(named: key) != nil }.map(\.commandName)
        if ["rule", "disable", SettingsSyntax.ruleSeverity].contains(key) {
            return error(
                entry.line,
                "'\(key)' can't be set — set the severities of rules by 'rules' in the section 'lint'"
            )
        }
        if SettingsSyntax.excluded.contains(key) {
            return error(
                entry.line, "'\(key)' can't be set — specify --\(key) on the command line")
        }
        if command == nil, key == SettingsSyntax.rulesKey {
            return error(entry.line, "'\(key)' must be in the section 'lint'")
        }
        if command == nil, let owner = owners.first {
            return error(
                entry.line,
                "the values of '\(key)' depend on the command — set it in a section, such as"
                    + " '\(owner)'")
        }
        let place = command.map { " of '\($0.commandName)'" } ?? ""
        let hint =
            Suggestion.question(for: key, among: known)
            ?? "Documentation/Settings.md lists all keys"
        return error(entry.line, "unknown key '\(key)'\(place) — \(hint)")
    }

    private func error(_ line: Int, _ message: String) -> SettingsError {
        SettingsError(file.path, line: line, message)
    }
}

extension Settings {
    /// Returns the settings of a command as words of a command line, without those that the command
    /// line specifies.
    func words(for command: CommandSyntax, given: [CommandSyntax.Part]) -> [String] {
        var settled = Self.settled(Set(given.compactMap(\.name)))
        var words: [String] = []
        for level in [sections[command.commandName] ?? [], common] {
            let used = level.filter { setting in
                let name = setting.option.name
                let isOwn =
                    command.option(named: name) != nil || name == SettingsSyntax.ruleSeverity
                return isOwn && (!settled.contains(name) || name == SettingsSyntax.ruleSeverity)
            }
            for setting in used { words += Self.words(for: setting, given) }
            settled.formUnion(Self.settled(Set(used.map(\.option.name))))
        }
        return words
    }

    /// Returns the first error of a value that a command uses. The parser has refused the command
    /// line with the settings, which names no line of the file.
    func invalidValue(for command: CommandSyntax) -> SettingsError? {
        for setting in (sections[command.commandName] ?? []) + common
        where command.option(named: setting.option.name) != nil {
            for (text, line) in setting.source {
                if let error = error(of: text, setting.option, command.commandName, at: line) {
                    return error
                }
            }
        }
        return nil
    }

    /// Returns the parser's error of a value that isn't valid. Alone, the value changes the error of a
    /// command line without it.
    private func error(
        of text: String, _ option: CommandSyntax.Argument, _ command: String, at line: Int
    ) -> SettingsError? {
        let found = Self.message([command, "--\(option.name)=\(text)"])
        guard let found, found != Self.message([command]) else { return nil }
        return self.error(line, found.prefix(1).lowercased() + found.dropFirst())
    }

    /// Returns the parser's error of a command line, or `nil` if there is none.
    private static func message(_ words: [String]) -> String? {
        do {
            _ = try Command.parseAsRoot(words)
            return nil
        } catch {
            return Command.message(for: error)
        }
    }

    /// Returns the names with those of the options that can't be used with them.
    private static func settled(_ names: Set<String>) -> Set<String> {
        names.union(names.flatMap { SettingsSyntax.displaced[$0] ?? [] })
    }

    private static func words(
        for setting: Setting, _ given: [CommandSyntax.Part]
    ) -> [String] {
        let option = "--" + setting.option.name
        guard setting.option.valueKind != .flag else {
            return setting.values == ["true"] ? [option] : []
        }
        var values = setting.values
        if setting.option.name == SettingsSyntax.ruleSeverity {
            // The command line decides about the rules that it names.
            let named = given.filter {
                ["rule", "enable", "disable", SettingsSyntax.ruleSeverity].contains($0.name ?? "")
            }.compactMap(\.value)
            values.removeAll { value in
                let rule = value.prefix { $0 != "=" }
                return named.contains { $0.prefix { $0 != "=" } == rule }
            }
        }
        return values.map { "\(option)=\($0)" }
    }
}
