import ArgumentParser
import Foundation

/// A command with its subcommands and arguments, as ArgumentParser describes it for other programs.
struct CommandSyntax: Decodable {
    struct Argument: Decodable {
        enum Kind: String, Decodable {
            case positional, option, flag
        }

        struct Name: Decodable {
            var kind: String
            var name: String

            /// The name with its dashes.
            var text: String { (kind == "long" ? "--" : "-") + name }
        }

        var kind: Kind
        var names: [Name]?
        var isRepeating: Bool
    }

    var commandName: String
    var subcommands: [CommandSyntax]?
    var arguments: [Argument]?

    /// The syntax of all commands, or `nil` if the parser describes it in another format.
    static var current: CommandSyntax? {
        struct Tool: Decodable { var command: CommandSyntax }
        return try? JSONDecoder().decode(Tool.self, from: Data(Command._dumpHelp().utf8)).command
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
                guard let option = argument(named: word) else {
                    return UnknownWord(
                        kind: .option, word: word.optionName, known: optionNames)
                }
                // A value can be joined to a long name with `=`, or directly to a short one.
                let isJoined = word.hasPrefix("--") ? word.contains("=") : word.count > 2
                if option.kind == .option, !isJoined { words = words.dropFirst() }
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
