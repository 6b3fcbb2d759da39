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
