import SwiftSyntax

/// Rewrites the Swift files of a module for iOS so that they compile on Linux with this package's UIKit.
///
/// Lines stay where they are: `#sourceLocation` at the beginning of each file and around moved members
/// names the original's lines. Rewriting a rewritten file changes nothing.
public struct ModuleRewriter {
    private let module: ModuleSources
    private let conditions: CompilationConditions
    private let files: [ParsedFile]
    private let index: SourceIndex

    /// Parses a module.
    ///
    /// - Parameter dependencies: The modules that it imports and that are rewritten, too.
    public init(_ module: ModuleSources, dependencies: [SourceIndex] = []) {
        self.module = module
        let conditions = CompilationConditions(module, .iOS)
        self.conditions = conditions
        files = module.files.map(ParsedFile.init)
        var index = SourceIndex()
        for dependency in dependencies { index.add(dependency.forDependents) }
        for (number, file) in files.enumerated() {
            let builder = IndexBuilder(index, file: number, conditions)
            builder.walk(file.tree)
            index = builder.index
        }
        self.index = index
    }

    public func rewrite() -> RewrittenModule {
        var contexts = files.enumerated().map { number, file in
            let walker = RuleWalker(
                RuleContext(file: file, fileNumber: number, module: module, index: index))
            walker.walk(file.tree)
            return walker.context
        }
        let moves = MemberMoves(contexts, index)
        for number in contexts.indices {
            relaxAccess(moves.exportedNames(of: number), in: &contexts[number])
        }
        var result = RewrittenModule(index: index)
        result.files = contexts.map { FileWriter($0, moves, index).file }
        return result
    }

    private func relaxAccess(_ names: Set<String>, in context: inout RuleContext) {
        guard !names.isEmpty else { return }
        let relaxation = AccessRelaxation(of: names, conditions)
        relaxation.walk(context.file.tree)
        for modifier in relaxation.modifiers {
            context.remove(modifier)
            context.count(.accessLevels)
        }
    }
}

extension SourceIndex {
    /// The index without the files, whose numbers are those of another module.
    fileprivate var forDependents: SourceIndex {
        var index = self
        for name in index.types.keys { index.types[name]?.file = nil }
        return index
    }
}
