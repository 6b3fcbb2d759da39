import Escaping
import Foundation
import SourceRewriting

/// The rewritten files of a target, and one that declares its classes, previews, and resources.
struct RewrittenTarget {
    private let arguments: RewriteArguments
    /// Finds files that end the parser, or `nil` if they end this process.
    private let check: SourceCheck?

    init(_ arguments: RewriteArguments, check: SourceCheck? = nil) {
        self.arguments = arguments
        self.check = check
    }

    func write() throws {
        let sources = try sources
        for file in sources.files {
            if let failure = try check?.failure(of: file.text) {
                throw RewriteError.notParsed(file.path, reason: "\(failure)")
            }
        }
        let module = ModuleRewriter(sources).rewrite()
        for file in module.files.prefix(arguments.files.count) {
            for error in file.syntaxErrors { report(error, in: file) }
            try save(file.text, to: Self.fileName(ofRewritten: file.path))
        }
        report(missing: module)
        let rewritten = Array(module.files.prefix(arguments.files.count))
        let declarations = TargetDeclarations(rewritten, resources: arguments.resources)
        try save(declarations.text, to: "\(arguments.module)Declarations.swift")
    }

    /// Returns the name of a rewritten file. It differs from the original's, because the compiler
    /// reports two files with the same name in a module, one of them named by `#sourceLocation`.
    static func fileName(ofRewritten path: String) -> String {
        let url = URL(fileURLWithPath: path)
        return url.deletingPathExtension().lastPathComponent + "+Linux.swift"
    }

    private var sources: ModuleSources {
        get throws {
            ModuleSources(
                name: arguments.module,
                files: try (arguments.files + arguments.unchanged).map(read),
                conditions: Set(arguments.conditions),
                importableModules: Set(arguments.importable))
        }
    }

    private func read(_ path: String) throws -> SourceText {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw RewriteError.notRead(path)
        }
        return SourceText(path: path, text: text)
    }

    /// Writes a file unless it has the text already, so that it isn't compiled again.
    private func save(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: arguments.output).appending(path: name)
        let data = Data(text.utf8)
        guard (try? Data(contentsOf: url)) != data else { return }
        try data.write(to: url, options: .atomic)
    }

    // MARK: Messages

    private func report(_ error: SyntaxError, in file: RewrittenFile) {
        print("\(file.path):\(error.line):1: error: \(error.message)".asOutputLine)
    }

    private func report(missing module: RewrittenModule) {
        for file in module.files.prefix(arguments.files.count) {
            for name in file.missingModules {
                print(
                    ("\(file.path): warning: the import of \(name) is removed, because the target "
                        + "doesn't depend on a module with this name").asOutputLine)
            }
        }
    }
}
