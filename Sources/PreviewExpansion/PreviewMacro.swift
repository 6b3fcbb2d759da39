/// The expansion of `#Preview`: a function in the section in which UIKit finds previews.
struct PreviewMacro {
    private let use: MacroUse

    init(_ use: MacroUse) { self.use = use }

    var response: CompilerResponse {
        guard let (arguments, notes) = parts else {
            return .failure("#\(use.macro.name) can't be read")
        }
        let noted =
            notes.isEmpty ? "" : ".noting([\(notes.map(\.literal).joined(separator: ", "))])"
        // The suffix is that of a unique name for `show` in Swift's mangling.
        return .expansion(
            """
            private enum \(use.discriminator)4showfMu_ {
                @section("contactsheet_declarations") @used
                nonisolated static let entry: UIKit.LinkedDeclarations.Entry = { list in
                    UIKit.LinkedDeclarations.add(
                        UIKit.LinkedPreviews { [UIKit.DeclaredPreview\(arguments)\(noted)] }, to: list)
                }
            }
            """)
    }

    /// The text after the macro's name, arguments in parentheses and a closure; and the comments above it that begin
    /// with `contactsheet:`.
    private var parts: (arguments: Substring, notes: [Substring])? {
        var rest = Substring(use.syntax.source)
        var notes: [Substring] = []
        while let next = rest.first {
            if rest.hasPrefix("//") {
                let comment = rest.prefix { !$0.isNewline }.drop { $0 == "/" || $0 == " " }
                if comment.hasPrefix("contactsheet:") { notes.append(comment) }
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest.removeComment()
            } else if next == "#" {
                return rest.firstRange(of: use.macro.name).map { (rest[$0.upperBound...], notes) }
            } else {
                rest.removeFirst()
            }
        }
        return nil
    }
}

extension Substring {
    /// The text as a literal of Swift.
    fileprivate var literal: String {
        let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }

    /// Removes a comment at the beginning, which can contain others.
    fileprivate mutating func removeComment() {
        var depth = 0
        repeat {
            let (isStart, isEnd) = (hasPrefix("/*"), hasPrefix("*/"))
            depth += isStart ? 1 : isEnd ? -1 : 0
            removeFirst(isStart || isEnd ? 2 : 1)
        } while depth > 0 && !isEmpty
    }
}
