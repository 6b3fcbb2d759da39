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
        var valueName: String?
        var completionKind: Completion?

        /// The long name without dashes, or `nil` if there is none.
        var longName: String? { (names ?? []).first { $0.kind == "long" }?.name }
    }

    var commandName: String
    var subcommands: [CommandSyntax]?
    var arguments: [Argument]?

    /// The syntax of the commands of all executables, or `nil` if the parser describes it in another
    /// format.
    static let current = CommandSyntax(describing: Command.self)

    /// Creates the syntax of a root's commands, or returns `nil` if the parser describes it in another
    /// format.
    init?(of root: any RootCommand.Type) {
        guard let syntax = root == Command.self ? Self.current : Self(describing: root) else {
            return nil
        }
        self = syntax
    }

    private init?(describing root: any RootCommand.Type) {
        struct Tool: Decodable { var command: CommandSyntax }
        guard let tool = try? JSONDecoder().decode(Tool.self, from: Data(root._dumpHelp().utf8))
        else { return nil }
        self = tool.command
    }
}

extension CommandSyntax {
    /// Returns the first word of a command line that isn't a subcommand, an option, or an argument,
    /// or `nil` if all are known.
    func unknownWord(in words: [String]) -> UnknownWord? {
        var words = words[...]
        var positional = 0
        while let word = words.popFirst(), word != "--" {
            if word.hasPrefix("-"), word != "-" {
                guard let option = argument(named: word) ?? negatedFlag(word) else {
                    return UnknownWord(
                        kind: .option, word: word.optionName, known: optionNames)
                }
                if option.kind == .option, Self.joinedValue(in: word) == nil {
                    words = words.dropFirst()
                }
            } else if let subcommands, !subcommands.isEmpty {
                guard let next = subcommands.first(where: { $0.commandName == word }) else {
                    return UnknownWord(
                        kind: .subcommand, word: word, known: subcommands.map(\.commandName))
                }
                return next.unknownWord(in: Array(words))
            } else {
                positional += 1
                guard accepts(positional) else {
                    return UnknownWord(kind: .argument, word: word, known: [])
                }
            }
        }
        return nil
    }

    /// An option on a command line.
    struct GivenOption {
        /// The long name without dashes.
        let name: String
        let value: String?
        /// The index of the option's word.
        let index: Int
        /// Whether the option is a flag that is turned off by `--no-` in front of its name.
        var isNegated = false
    }

    /// Returns the options among words after the subcommand.
    func options(in words: ArraySlice<String>) -> [GivenOption] {
        var found: [GivenOption] = []
        var index = words.startIndex
        while index < words.endIndex, words[index] != "--" {
            let (start, word) = (index, words[index])
            index += 1
            guard word.hasPrefix("-"), word != "-" else { continue }
            if let option = argument(named: word), let name = option.longName {
                var value = Self.joinedValue(in: word)
                if option.kind == .option, value == nil, index < words.endIndex {
                    value = words[index]
                    index += 1
                }
                found.append(GivenOption(name: name, value: value, index: start))
            } else if let name = negatedFlag(word)?.longName {
                found.append(
                    GivenOption(name: name, value: nil, index: start, isNegated: true))
            }
        }
        return found
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
        (arguments ?? []).flatMap { $0.names ?? [] }.filter { $0.kind == "long" }.map(\.text)
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
