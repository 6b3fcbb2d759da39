import ArgumentParser
import Foundation

/// A command with its subcommands and arguments, as ArgumentParser describes it for other programs.
struct CommandSyntax: Decodable, Sendable {
    struct Argument: Decodable, Sendable {
        enum Kind: String, Decodable, Sendable {
            case positional, option, flag
        }

        struct Name: Decodable, Sendable {
            var kind: String
            var name: String

            /// The name with its dashes.
            var text: String { (kind == "long" ? "--" : "-") + name }
        }

        /// How a shell completes the value; one property is set.
        struct Completion: Decodable, Sendable {
            struct Details: Decodable, Sendable {}

            var file, directory: Details?
        }

        var kind: Kind
        var names: [Name]?
        var isRepeating: Bool
        var abstract: String?
        var completionKind: Completion?

        /// Creates an option or a flag with a long name.
        init(_ name: String, _ kind: Kind = .option, isRepeating: Bool = false) {
            self.kind = kind
            names = [Name(kind: "long", name: name)]
            self.isRepeating = isRepeating
        }

        /// The long name without dashes, or `nil` if there is none.
        var longName: String? { (names ?? []).first { $0.kind == "long" }?.name }
    }

    var commandName: String
    var subcommands: [CommandSyntax]?
    var arguments: [Argument]?

    /// The syntax of the commands of all executables, or `nil` if the parser describes it in another
    /// format.
    static let current = CommandSyntax(describing: Command.self)

    /// Creates the syntax of a root for a command line, or returns `nil` if the parser describes it in
    /// another format.
    ///
    /// Only the subcommand that the words begin with has arguments: the parser validates all options of
    /// each command that it describes, which takes a second in debug builds.
    ///
    /// - Parameter words: The words after the program.
    init?(of root: any RootCommand.Type, for words: [String]) {
        let subcommands = root.configuration.subcommands
        guard let chosen = subcommands.first(where: { $0._commandName == words.first }) else {
            self.init(describing: root)
            return
        }
        guard let described = Self(describing: chosen)?.arguments else { return nil }
        self.init(commandName: root._commandName)
        self.subcommands = subcommands.map {
            Self(
                commandName: $0._commandName,
                arguments: $0 == chosen ? described + [Argument("version", .flag)] : nil)
        }
    }

    private init(commandName: String, arguments: [Argument]? = nil) {
        self.commandName = commandName
        self.arguments = arguments
    }

    private init?(describing command: any ParsableCommand.Type) {
        struct Tool: Decodable { var command: CommandSyntax }
        guard
            let tool = try? JSONDecoder().decode(Tool.self, from: Data(command._dumpHelp().utf8))
        else { return nil }
        self = tool.command
    }
}

extension CommandSyntax {
    /// A part of a command line: an option with its value, or one word.
    struct Part {
        /// The words as they are on the command line.
        var words: [String]
        /// The option or flag, or `nil` for other words.
        var option: Argument?
        var value: String?
        /// Whether the option is a flag that is turned off by `--no-` in front of its name.
        var isNegated = false
        /// Why the command doesn't accept the word, or `nil` if it does.
        var unknown: UnknownWord?

        /// The long name of the option without dashes.
        var name: String? { option?.longName }
    }

    /// Returns the parts of a command line after the program. Together, they have all of its words. What
    /// follows an unknown subcommand, or the end of the options, is one part for each word.
    func parts(of words: [String]) -> [Part] {
        var parts: [Part] = []
        var rest = words[...]
        var positional = 0
        while let word = rest.popFirst() {
            if word == "--" { return parts + ([word] + rest).map { Part(words: [$0]) } }
            if word.hasPrefix("-"), word != "-" {
                parts.append(optionPart(word, &rest))
            } else if let subcommands, !subcommands.isEmpty {
                let next = subcommands.first { $0.commandName == word }
                var part = Part(words: [word])
                if next == nil {
                    part.unknown = UnknownWord(
                        kind: .subcommand, word: word, known: subcommands.map(\.commandName))
                }
                return parts + [part]
                    + (next?.parts(of: Array(rest)) ?? rest.map { Part(words: [$0]) })
            } else {
                positional += 1
                parts.append(
                    Part(
                        words: [word],
                        unknown: accepts(positional)
                            ? nil : UnknownWord(kind: .argument, word: word, known: [])))
            }
        }
        return parts
    }

    /// The options that have a value only if no other option follows. The parser doesn't describe this.
    private static let optionalValues: Set<String> = ["autoresizing"]

    /// Returns the option of a word, with its value if that is the next word.
    private func optionPart(_ word: String, _ rest: inout ArraySlice<String>) -> Part {
        if let option = argument(named: word) {
            var part = Part(words: [word], option: option, value: Self.joinedValue(in: word))
            let isOptional = Self.optionalValues.contains(option.longName ?? "")
            if option.kind == .option, part.value == nil, let value = rest.first,
                !isOptional || argument(named: value) == nil
            {
                rest.removeFirst()
                part.words.append(value)
                part.value = value
            }
            return part
        }
        if let flag = negatedFlag(word) {
            return Part(words: [word], option: flag, isNegated: true)
        }
        return Part(
            words: [word],
            unknown: UnknownWord(kind: .option, word: word.optionName, known: optionNames))
    }

    func subcommand(named name: String) -> CommandSyntax? {
        subcommands?.first { $0.commandName == name }
    }

    /// Returns the value that is joined to a long name with `=`, or directly to a short one.
    private static func joinedValue(in word: String) -> String? {
        guard word.hasPrefix("--") else { return word.count > 2 ? String(word.dropFirst(2)) : nil }
        return word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
    }

    /// Returns the flag that a word turns off, if settings can turn it on.
    private func negatedFlag(_ word: String) -> Argument? {
        (arguments ?? []).first { argument in
            argument.kind == .flag && argument.longName.map { "--no-" + $0 } == word
                && !SettingsSyntax.excluded.contains(argument.longName ?? "")
        }
    }

    private func argument(named word: String) -> Argument? {
        (arguments ?? []).first { argument in
            (argument.names ?? []).contains { name in
                name.kind == "short" && !word.hasPrefix("--")
                    ? word.hasPrefix(name.text) : name.text == word.optionName
            }
        }
    }

    private var optionNames: [String] {
        let names = (arguments ?? []).flatMap { $0.names ?? [] }
        return names.filter { $0.kind == "long" }.map(\.text)
    }

    /// Whether the command accepts a number of positional arguments.
    private func accepts(_ count: Int) -> Bool {
        let positionals = (arguments ?? []).filter { $0.kind == .positional }
        return count <= positionals.count || positionals.contains { $0.isRepeating }
    }
}

/// A word of a command line that the parser doesn't know.
struct UnknownWord: Hashable, CustomStringConvertible {
    enum Kind: String {
        case subcommand, option, argument
    }

    var kind: Kind
    var word: String
    /// The words that are known in its place.
    var known: [String]

    var description: String {
        let hint = Suggestion.question(for: word, among: known) ?? "see --help"
        return kind == .argument
            ? "unexpected argument '\(word)' — \(hint)" : "unknown \(kind) '\(word)' — \(hint)"
    }
}

extension String {
    /// The name of an option without the value that is joined to it.
    fileprivate var optionName: String { String(prefix { $0 != "=" }) }
}
