import SwiftParser
import SwiftSyntax

/// Leaves out the smallest parts of an original file that the compiler reports errors in: statements,
/// then the bodies of functions, then members, then whole declarations.
public struct CodeOmitter {
    private var file: ParsedFile

    public init(_ source: SourceText) { file = ParsedFile(source) }

    /// Returns the file without the code of some errors, and what was left out.
    ///
    /// What is left out is replaced with empty lines, so that lines stay where they are.
    public func omitting(_ errors: [CompilerError]) -> (text: String, omitted: [OmittedCode]) {
        var edits = EditList()
        var omitted: [OmittedCode] = []
        var known: Set<Range<Int>> = []
        for error in errors.sorted(by: { $0.line < $1.line }) {
            let finder = OmissionFinder(error, in: file)
            finder.walk(file.tree)
            guard let found = finder.found, known.insert(found.range).inserted else { continue }
            edits.add(SourceEdit(range: found.range, text: replacement(found)))
            omitted.append(found.code)
        }
        let bytes = edits.apply(to: file.bytes, in: 0..<file.bytes.count)
        return (String(decoding: bytes, as: UTF8.self), omitted)
    }

    /// The names of the modules that the file imports.
    public var importedModules: Set<String> {
        let finder = ImportFinder(viewMode: .sourceAccurate)
        finder.walk(file.tree)
        return finder.names
    }

    public var firstSyntaxError: SyntaxError? { file.firstSyntaxError }

    /// Returns the file without the code of its syntax errors, and what was left out, or `nil` if
    /// errors remain.
    public func omittingSyntaxErrors() -> (text: String, omitted: [OmittedCode])? {
        var omitter = self
        var omitted: [OmittedCode] = []
        for _ in 0..<Self.syntaxRounds {
            let text = String(decoding: omitter.file.bytes, as: UTF8.self)
            // The first error; the parser has recovered from it when it reports others.
            guard let error = omitter.firstSyntaxError else { return (text, omitted) }
            // All code up to the end of the file is part of a declaration with an error.
            guard !omitter.file.isNestedTooDeeply, !omitter.file.isUnclosed else { return nil }
            let (rest, parts) = omitter.omitting([
                CompilerError(line: error.line, message: "syntax error: \(error.message)")
            ])
            guard rest != text else { return nil }
            omitter = CodeOmitter(SourceText(path: file.path, text: rest))
            omitted += parts
        }
        return nil
    }

    private static let syntaxRounds = 16

    private func replacement(_ found: OmissionFinder.Found) -> String {
        let lines = file.bytes[found.range].count { $0 == UInt8(ascii: "\n") }
        return found.replacement + String(repeating: "\n", count: lines) + found.end
    }
}
