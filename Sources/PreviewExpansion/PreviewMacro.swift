/// The expansion of `#Preview`: a function in the section in which UIKit finds previews.
struct PreviewMacro {
    private let use: MacroUse

    init(_ use: MacroUse) { self.use = use }

    var response: CompilerResponse {
        guard let arguments else { return .failure("#\(use.macro.name) can't be read") }
        // The suffix is that of a unique name for `show` in Swift's mangling.
        return .expansion(
            """
            private enum \(use.discriminator)4showfMu_ {
                @section("contactsheet_declarations") @used
                nonisolated static let entry: UIKit.LinkedDeclarations.Entry = { list in
                    UIKit.LinkedDeclarations.add(
                        UIKit.LinkedPreviews { [UIKit.DeclaredPreview\(arguments)] }, to: list)
                }
            }
            """)
    }

    /// The text after the macro's name: arguments in parentheses, and a closure.
    private var arguments: Substring? {
        var rest = Substring(use.syntax.source)
        while let next = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest.removeComment()
            } else if next == "#" {
                return rest.firstRange(of: use.macro.name).map { rest[$0.upperBound...] }
            } else {
                rest.removeFirst()
            }
        }
        return nil
    }
}

extension Substring {
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
