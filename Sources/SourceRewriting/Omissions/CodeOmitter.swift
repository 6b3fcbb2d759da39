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

    private func replacement(_ found: OmissionFinder.Found) -> String {
        let lines = file.bytes[found.range].count { $0 == UInt8(ascii: "\n") }
        return found.replacement + String(repeating: "\n", count: lines) + found.end
    }
}
