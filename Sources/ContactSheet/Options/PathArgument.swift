import ArgumentParser

/// A path on the command line. It is never empty: Foundation treats an empty path, such as the
/// value of an unset shell variable, as the current directory.
package struct PathArgument: ExpressibleByArgument, ExpressibleByStringLiteral, Hashable, Sendable {
    package let path: String

    package init?(argument: String) {
        guard !argument.isEmpty else { return nil }
        path = argument
    }

    package init(stringLiteral path: StaticString) {
        precondition(path.utf8CodeUnitCount > 0, "the path must not be empty")
        self.path = path.description
    }

    package var defaultValueDescription: String { path }

    package static var defaultCompletionKind: CompletionKind { .file() }
}
