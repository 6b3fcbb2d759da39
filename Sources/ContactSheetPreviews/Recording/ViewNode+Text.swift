import Escaping
import Foundation
import UIKit

extension ViewNode {
    /// Returns one line per view with two spaces per level, such as `UIButton “3” 20 124 72 37`.
    /// Hidden views end with `hidden`.
    func textLines(indent: Int) -> [String] {
        let margin = String(repeating: "  ", count: indent)
        let line =
            margin + "\(label.escapedLine) \(frame.compactDescription)"
            + (isHidden ? " hidden" : "")
        return [line] + children.flatMap { $0.textLines(indent: indent + 1) }
    }

    /// Parses such lines, or returns `nil` if one of them is invalid.
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

    /// Parses a line by Unicode scalars, because a combining mark in a name can form one character
    /// with a preceding space.
    private init?(line: String) {
        var text = line.unicodeScalars.drop { $0 == " " }
        let hidden = " hidden".unicodeScalars
        let isHidden = text.suffix(hidden.count).elementsEqual(hidden)
        if isHidden { text.removeLast(hidden.count) }
        var numbers: [Double] = []
        for _ in 0..<4 {
            guard let space = text.lastIndex(of: " "),
                let number = Double(String(text[text.index(after: space)...]))
            else { return nil }
            numbers.insert(number, at: 0)
            text = text[..<space]
        }
        let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        self.init(type: String(text).unescapedLine, frame: frame, isHidden: isHidden)
        guard text.last == "”",
            let quote = text.indices.first(where: {
                text[$0...].starts(with: " “".unicodeScalars)
            })
        else { return }
        type = String(text[..<quote])
        name = String(text[text.index(quote, offsetBy: 2)...].dropLast()).unescapedLine
    }
}

extension CGRect {
    /// The rectangle as `x y width height`, with at most three decimals.
    public var compactDescription: String {
        [minX, minY, width, height].map(\.short).joined(separator: " ")
    }
}

extension String {
    /// The text on one line, in a form that XML allows: line endings and backslashes are escaped,
    /// and other control characters are replaced.
    var escapedLine: String {
        var line = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\\": line.append(contentsOf: "\\\\".unicodeScalars)
            case "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}":
                line.append(contentsOf: "\\n".unicodeScalars)
            case _ where scalar.properties.generalCategory == .control: line.append("\u{FFFD}")
            case "\u{FFFE}", "\u{FFFF}": line.append("\u{FFFD}")
            default: line.append(scalar)
            }
            previous = scalar
        }
        return String(line)
    }

    var unescapedLine: String {
        var text = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in unicodeScalars {
            if isEscaped {
                text.append(scalar == "n" ? "\n" : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }
}
