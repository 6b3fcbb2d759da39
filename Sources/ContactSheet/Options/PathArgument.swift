import ArgumentParser

/// A path on the command line. It is never empty: Foundation treats an empty path, such as the
/// value of an unset shell variable, as the current directory.
struct PathArgument: ExpressibleByArgument, ExpressibleByStringLiteral, Hashable, Sendable {
    let path: String

    init?(argument: String) {
        guard !argument.isEmpty else { return nil }
        path = argument
    }

    init(stringLiteral path: StaticString) {
        precondition(path.utf8CodeUnitCount > 0, "the path must not be empty")
        self.path = path.description
    }

    var defaultValueDescription: String { path }

    static var defaultCompletionKind: CompletionKind { .file() }
}
