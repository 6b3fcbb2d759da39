import Foundation
import UIKit

extension ViewNode {
    /// One line a view, two spaces a level: `UIButton “3” 20 124 72 37`, `hidden` at the end.
    func textLines(indent: Int) -> [String] {
        let margin = String(repeating: "  ", count: indent)
        let line = margin + "\(label.escapedLine) \(frame.words)" + (isHidden ? " hidden" : "")
        return [line] + children.flatMap { $0.textLines(indent: indent + 1) }
    }

    /// Reads such lines back; nil where one of them is of another form.
    init?(textLines lines: ArraySlice<String>) {
        var rest = lines
        guard let root = ViewNode(next: &rest), rest.isEmpty else { return nil }
        self = root
    }

    private init?(next lines: inout ArraySlice<String>) {
        guard let line = lines.popFirst(), var node = ViewNode(line: line) else { return nil }
        let depth = line.prefix { $0 == " " }.count
        while let next = lines.first, next.prefix(while: { $0 == " " }).count > depth {
            guard let child = ViewNode(next: &lines) else { return nil }
            node.children.append(child)
        }
        self = node
    }

    private init?(line: String) {
        var words = line.split(separator: " ").map(String.init)
        let isHidden = words.last == "hidden"
        if isHidden { words.removeLast() }
        let numbers = words.suffix(4).compactMap(Double.init)
        guard numbers.count == 4, words.count > 4 else { return nil }
        var text = line.trimmingCharacters(in: .whitespaces)
        if isHidden { text.removeLast(" hidden".count) }
        text.removeLast(words.suffix(4).joined(separator: " ").count + 1)
        let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        self.init(type: text.unescapedLine, frame: frame, isHidden: isHidden)
        guard text.hasSuffix("”"), let quote = text.range(of: " “") else { return }
        type = String(text[..<quote.lowerBound])
        name = String(text[quote.upperBound...].dropLast()).unescapedLine
    }
}

extension CGRect {
    /// `x y width height`, with at most three decimals.
    public var words: String {
        [minX, minY, width, height].map(\.short).joined(separator: " ")
    }
}

extension String {
    /// The text on one line, as XML can hold it: line ends and backslashes written as escapes,
    /// other control characters replaced.
    var escapedLine: String {
        var line = ""
        for scalar in replacing("\r\n", with: "\n").unicodeScalars {
            switch scalar {
            case "\\": line += "\\\\"
            case "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}": line += "\\n"
            case _ where scalar.properties.generalCategory == .control: line += "\u{FFFD}"
            case "\u{FFFE}", "\u{FFFF}": line += "\u{FFFD}"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    var unescapedLine: String {
        replacing("\\\\", with: "\u{0}").replacing("\\n", with: "\n").replacing("\u{0}", with: "\\")
    }
}
