import Testing

@testable import ContactSheet

/// Source: the commands and options in the help.
@Suite struct CommandSyntaxTests {
    private func unknownWord(_ line: String) throws -> String? {
        let words = line.split(separator: " ").map(String.init)
        let syntax = try #require(CommandSyntax(of: Command.self, for: words))
        let parts = syntax.parts(of: words)
        #expect(parts.flatMap(\.words) == words)
        return parts.lazy.compactMap(\.unknown).first?.description
    }

    @Test(arguments: [
        "", "--version", "devices --json", "render A.xib --version",
        "render A.xib B.xib --devices iphone-8 -o Output",
        "render A.xib -oOutput --scale=2", "render A.xib --tap Save --type -5 --into Name -o O",
        "fix A.xib --clear --view a --dry-run", "render -o Output -- --no-option -x",
        "help render", "test - --tolerance -5",
    ])
    func knownWords(line: String) throws {
        #expect(try unknownWord(line) == nil)
    }

    @Test(arguments: [
        ("rendr A.xib", "unknown subcommand 'rendr' — did you mean 'render'?"),
        ("build", "unknown subcommand 'build' — see --help"),
        ("--verbose", "unknown option '--verbose' — see --help"),
        (
            "render A.xib --device=iphone-8",
            "unknown option '--device' — did you mean '--devices'?"
        ),
        (
            "fix A.xib --update-frame",
            "unknown option '--update-frame' — did you mean '--update-frames' or "
                + "'--update-frames-of'?"
        ),
        ("devices iphone-8", "unexpected argument 'iphone-8' — see --help"),
        ("fix A.xib B.xib --clear", "unexpected argument 'B.xib' — see --help"),
        ("prune --tap Save", "unknown option '--tap' — see --help"),
        ("render -x", "unknown option '-x' — see --help"),
    ])
    func unknownWords(line: String, message: String) throws {
        #expect(try unknownWord(line) == message)
    }
}
