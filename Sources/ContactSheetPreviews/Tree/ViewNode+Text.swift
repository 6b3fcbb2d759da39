import Escaping
import Foundation
import UIKit

extension ViewNode {
    /// Returns one line per view with two spaces per level, such as `UIButton “3” 20 124 72 37`,
    /// followed by the object ID and `hidden`. The lines of its properties and constraints are
    /// indented below it and begin with `-`.
    func textLines(indent: Int) -> [String] {
        var lines: [String] = []
        append(to: &lines, indent: indent, detailed: true)
        return lines
    }

    /// The classes, names, and frames, as in `textLines`, without object IDs, properties, and
    /// constraints.
    package var outline: [String] {
        var lines: [String] = []
        append(to: &lines, indent: 0, detailed: false)
        return lines
    }

    private func append(to lines: inout [String], indent: Int, detailed: Bool) {
        let margin = String(repeating: "  ", count: indent)
        lines.append(
            "\(margin)\(label.escapedLine) \(frame.compactDescription)"
                + (detailed ? id.map { " #\($0)" } ?? "" : "") + (isHidden ? " hidden" : ""))
        if detailed {
            lines += properties.map { "\(margin)  - \($0.name): \($0.value.escapedLine)" }
            lines += constraints.map { "\(margin)  - constraint \($0.text)" }
        }
        for child in children { child.append(to: &lines, indent: indent + 1, detailed: detailed) }
    }

    /// Parses such lines, or returns `nil` if one of them is invalid.
    init?(textLines lines: ArraySlice<String>) {
        var rest = lines
        guard let root = ViewNode(next: &rest), rest.isEmpty else { return nil }
        self = root
    }

    private init?(next lines: inout ArraySlice<String>) {
        guard let line = lines.popFirst(), var node = ViewNode(line: line) else { return nil }
        let depth = line.depth
        while let next = lines.first, next.depth > depth {
            if next.utf8.dropFirst(next.depth).starts(with: "- ".utf8) {
                lines.removeFirst()
                guard node.add(detail: next.utf8.dropFirst(next.depth + 2)) else { return nil }
            } else {
                guard let child = ViewNode(next: &lines) else { return nil }
                node.children.append(child)
            }
        }
        self = node
    }

    /// Adds the property or constraint of a line. Returns `false` if the line is invalid.
    private mutating func add(detail: Substring.UTF8View) -> Bool {
        let text = String(decoding: detail, as: UTF8.self)
        if text.utf8.starts(with: "constraint ".utf8) {
            let equation = String(
                decoding: text.utf8.dropFirst("constraint ".utf8.count), as: UTF8.self)
            guard let constraint = ConstraintNode(text: equation) else { return false }
            constraints.append(constraint)
            return true
        }
        let scalars = text.unicodeScalars
        guard let colon = scalars.firstIndex(of: ":") else { return false }
        let value = scalars[scalars.index(after: colon)...].dropFirst()
        properties.append(
            ViewProperty(String(scalars[..<colon]), String(value).unescapedLine))
        return true
    }

    /// Parses a line by Unicode scalars, because a combining mark in a name can form one character
    /// with a preceding space.
    private init?(line: String) {
        var text = line.unicodeScalars.drop { $0 == " " }
        /// Removes the word after the last space if it fulfills a condition.
        func popWord(where accepts: (Substring.UnicodeScalarView) -> Bool) -> String? {
            guard let space = text.lastIndex(of: " ") else { return nil }
            let word = text[text.index(after: space)...]
            guard accepts(word) else { return nil }
            text = text[..<space]
            return String(word)
        }
        let isHidden = popWord { $0.elementsEqual("hidden".unicodeScalars) } != nil
        let id = popWord { $0.first == "#" }.map { String($0.dropFirst()) }
        var numbers: [Double] = []
        for _ in 0..<4 {
            guard let number = popWord(where: { _ in true }).flatMap(Double.init) else {
                return nil
            }
            numbers.insert(number, at: 0)
        }
        let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        self.init(type: String(text).unescapedLine, frame: frame, isHidden: isHidden, id: id)
        guard text.last == "”",
            let quote = text.indices.first(where: {
                text[$0...].starts(with: " “".unicodeScalars)
            })
        else { return }
        type = String(text[..<quote])
        name = String(text[text.index(quote, offsetBy: 2)...].dropLast()).unescapedLine
    }
}

extension String {
    /// The number of spaces at the beginning.
    fileprivate var depth: Int { utf8.prefix { $0 == 0x20 }.count }
}

extension CGRect {
    /// The rectangle as `x y width height`, with at most three decimals.
    public var compactDescription: String {
        [minX, minY, width, height].map(\.short).joined(separator: " ")
    }
}

extension String {
    /// The text on one line, in a form that XML allows: line endings, other control characters, and
    /// backslashes are escaped.
    var escapedLine: String {
        guard !utf8.allSatisfy(\.isPlainText) else { return self }
        var line = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "\\": line.append(contentsOf: "\\\\".unicodeScalars)
            case "\n": line.append(contentsOf: "\\n".unicodeScalars)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FFFE}",
                "\u{FFFF}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                line.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
            default: line.append(scalar)
            }
        }
        return String(line)
    }

    /// The text that ``escapedLine`` was created from.
    var unescapedLine: String {
        guard utf8.contains(UInt8(ascii: "\\")) else { return self }
        var text = String.UnicodeScalarView()
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let escaped = rest.popFirst() else {
                text.append(scalar)
                continue
            }
            switch escaped {
            case "n": text.append("\n")
            case "u" where rest.first == "{":
                let digits = String(rest.dropFirst().prefix { $0 != "}" })
                rest = rest.dropFirst(digits.unicodeScalars.count + 2)
                text.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
            default: text.append(escaped)
            }
        }
        return String(text)
    }
}

extension UInt8 {
    /// Whether the byte is a printable ASCII character that isn't escaped.
    fileprivate var isPlainText: Bool { (0x20...0x7E).contains(self) && self != 0x5C }
}
