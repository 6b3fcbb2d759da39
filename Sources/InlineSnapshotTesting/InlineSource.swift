import Foundation
import SwiftParser
import SwiftSyntax

/// The text of a test file, into which snapshots are inserted. All other bytes stay the same.
struct InlineSource: Sendable {
    private let bytes: [UInt8]
    private let calls: [SourcePosition: FunctionCall]
    private let indentation: Indentation

    init(_ data: Data) throws {
        guard let text = String(validating: data, as: UTF8.self) else { throw InlineError.notUTF8 }
        bytes = Array(data)
        indentation = Indentation(of: bytes)
        let tree = Parser.parse(source: text)
        let finder = CallFinder(SourceLocationConverter(fileName: "", tree: tree))
        finder.walk(tree)
        calls = finder.calls
    }

    /// Returns the file with these snapshots. A snapshot that is `nil` is removed.
    func data(with snapshots: [InlineCall: String?]) throws -> Data {
        var edits: [Edit] = []
        for (position, snapshots) in Dictionary(grouping: snapshots, by: { $0.key.position }) {
            guard let call = calls[position] else {
                throw InlineError.noCall(line: position.line, column: position.column)
            }
            edits += self.edits(
                of: call,
                snapshots.map { ClosureText(descriptor: $0.key.descriptor, text: $0.value) })
        }
        var result = bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return Data(result)
    }

    private struct Edit {
        let range: Range<Int>
        var text: String
    }

    private struct ClosureText {
        let descriptor: InlineSnapshotSyntaxDescriptor
        let text: String?
    }

    /// Returns the edits of a call. Insertions at the same place are one edit.
    private func edits(of call: FunctionCall, _ snapshots: [ClosureText]) -> [Edit] {
        var edits: [Edit] = []
        var count = call.trailing.count
        let ordered = snapshots.sorted {
            $0.descriptor.trailingClosureOffset < $1.descriptor.trailingClosureOffset
        }
        for snapshot in ordered {
            if let closure = call.closure(of: snapshot.descriptor) {
                edits += replacement(of: closure, in: call, by: snapshot)
            } else if let text = snapshot.text {
                let label = count == 0 ? "" : "\(snapshot.descriptor.trailingClosureLabel): "
                let closure = literal(text, indentedAs: call.start)
                insert(" \(label)\(closure)", at: call.end(of: snapshot.descriptor), into: &edits)
                count += 1
            }
        }
        return edits
    }

    private func insert(_ text: String, at offset: Int, into edits: inout [Edit]) {
        if let index = edits.firstIndex(where: { $0.range == offset..<offset }) {
            edits[index].text += text
        } else {
            edits.append(Edit(range: offset..<offset, text: text))
        }
    }

    private func replacement(
        of closure: FunctionCall.Closure, in call: FunctionCall, by snapshot: ClosureText
    ) -> [Edit] {
        let label = snapshot.descriptor.trailingClosureLabel
        let start = closure.labelRange?.lowerBound ?? closure.range.lowerBound
        guard let text = snapshot.text else {
            // Also the space before the closure.
            let before = bytes[..<start].lastIndex { $0 != UInt8(ascii: " ") } ?? start
            return [Edit(range: before + 1..<closure.range.upperBound, text: "")]
        }
        let isArgument = closure.range.upperBound <= call.argumentsEnd
        let edit = Edit(
            range: closure.range, text: literal(text, indentedAs: isArgument ? start : call.start))
        guard let range = closure.labelRange, closure.label != label else { return [edit] }
        return [Edit(range: range, text: label), edit]
    }

    /// Returns a closure with the text as a literal.
    ///
    /// - Parameter offset: The place whose line has the indentation of the closing brace.
    private func literal(_ text: String, indentedAs offset: Int) -> String {
        let outer = indentation.ofLine(containing: offset, in: bytes)
        let inner = outer + indentation.unit
        return "{\n\(SnapshotLiteral(text).lines(indentedBy: inner))\n\(outer)}"
    }
}

extension FunctionCall {
    /// Returns the closure of a snapshot, or `nil` if the call has none.
    fileprivate func closure(of descriptor: InlineSnapshotSyntaxDescriptor) -> Closure? {
        let labeled = (arguments + trailing).first { closure in
            closure.label.map { descriptor.includes($0) } ?? false
        }
        return labeled ?? (descriptor.trailingClosureOffset == 0 ? trailing.first : nil)
    }

    /// Returns the offset after the closures before the one of a snapshot.
    fileprivate func end(of descriptor: InlineSnapshotSyntaxDescriptor) -> Int {
        trailing.prefix(descriptor.trailingClosureOffset).last?.range.upperBound ?? argumentsEnd
    }
}

extension InlineCall {
    var position: SourcePosition { SourcePosition(line: line, column: column) }
}
