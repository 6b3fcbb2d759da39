import Foundation
import UIKit

extension Interaction {
    /// The forms that `init(words:)` accepts.
    public static let forms = [
        "tap VIEW", "tap VIEW times N", "long-press VIEW for SECONDS", "hold VIEW",
        "type TEXT into VIEW", "type TEXT", "select TEXT in VIEW", "scroll VIEW by DX,DY",
        "pan VIEW by DX,DY", "drag VIEW onto VIEW", "swipe VIEW to left|right|up|down",
        "pinch VIEW by SCALE",
        "rotate VIEW by DEGREES", "turn ORIENTATION", "wait SECONDS", "memory warning",
    ]

    /// Creates a step from one of the forms, or `nil` if the text has another form. A name may be
    /// in straight quotation marks, and must be if it contains the form's keyword, such as `into`.
    public init?(text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard let space = text.firstIndex(of: " ") else { return nil }
        let rest = text[space...].trimmingCharacters(in: .whitespaces)
        guard !rest.isEmpty, let step = Self.step(String(text[..<space]), rest) else { return nil }
        self = step
    }

    private static func step(_ verb: String, _ rest: String) -> Interaction? {
        switch verb {
        case "tap": Phrase(rest, "times").flatMap(tap)
        case "long-press": Phrase(rest, "for").flatMap(longPress)
        case "hold": Phrase(rest, "for").flatMap { $0.value == nil ? .hold($0.name) : nil }
        case "type": Phrase(rest, "into").map { .type($0.name, into: $0.value?.unquoted) }
        case "select": value(rest, "in") { $0.unquoted }.map { .select($0, in: $1) }
        case "scroll": way(rest).map { .scroll($0, by: $1) }
        case "pan": way(rest).map { .pan($0, by: $1) }
        case "drag": value(rest, "onto") { $0.unquoted }.map { .drag($0, onto: $1) }
        case "swipe": value(rest, "to", SwipeDirection.init).map { .swipe($0, to: $1) }
        case "pinch": value(rest, "by", CGFloat.init(positive:)).map { .pinch($0, by: $1) }
        case "rotate": value(rest, "by", CGFloat.init(finite:)).map { .rotate($0, by: $1) }
        case "turn": orientation(rest).map { .turn($0) }
        case "memory": rest == "warning" ? .memoryWarning : nil
        case "wait": CGFloat(positive: rest).map { .wait(Double($0)) }
        default: nil
        }
    }

    private static func tap(_ phrase: Phrase) -> Interaction? {
        guard let value = phrase.value else { return .tap(phrase.name) }
        return Int(value).flatMap { (1...10).contains($0) ? .tap(phrase.name, times: $0) : nil }
    }

    private static func longPress(_ phrase: Phrase) -> Interaction? {
        guard let value = phrase.value else { return .longPress(phrase.name) }
        return CGFloat(positive: value).map { .longPress(phrase.name, seconds: Double($0)) }
    }

    private static func orientation(_ text: String) -> Orientation? {
        Orientation(rawValue: text == "landscape" ? "landscape-left" : text)
    }

    /// Returns the distance: two numbers, or one for the vertical distance.
    private static func way(_ rest: String) -> (String, CGPoint)? {
        value(rest, "by") { text in
            let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
                .map { CGFloat(finite: $0.trimmingCharacters(in: .whitespaces)) }
            switch numbers.count {
            case 1: return numbers[0].map { CGPoint(x: 0, y: $0) }
            case 2: return numbers[0].flatMap { x in numbers[1].map { CGPoint(x: x, y: $0) } }
            default: return nil
            }
        }
    }

    private static func value<Value>(
        _ rest: String, _ keyword: String, _ read: (String) -> Value?
    ) -> (String, Value)? {
        guard let phrase = Phrase(rest, keyword), let text = phrase.value,
            let value = read(text)
        else { return nil }
        return (phrase.name, value)
    }
}

/// A name, and the value after its keyword.
private struct Phrase {
    var name: String
    var value: String?

    init?(_ text: String, _ keyword: String) {
        if let end = text.endOfQuotes {
            name = String(text[..<end]).unquoted
            let rest = text[end...].trimmingCharacters(in: .whitespaces)
            guard !rest.isEmpty else { return }
            guard rest.hasPrefix(keyword + " ") else { return nil }
            value = rest.dropFirst(keyword.count).trimmingCharacters(in: .whitespaces)
        } else if let range = text.range(of: " \(keyword) ", options: .backwards) {
            name = text[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
            value = text[range.upperBound...].trimmingCharacters(in: .whitespaces)
        } else {
            name = text
        }
        guard !name.isEmpty, value?.isEmpty != true else { return nil }
    }
}

extension String {
    /// The index after the closing quotation mark of a text that begins with one.
    fileprivate var endOfQuotes: String.Index? {
        let scalars = unicodeScalars
        guard scalars.first == "\"" else { return nil }
        var isEscaped = false
        for index in scalars.indices.dropFirst() {
            if !isEscaped, scalars[index] == "\"" { return scalars.index(after: index) }
            isEscaped = !isEscaped && scalars[index] == "\\"
        }
        return nil
    }

    /// The text without quotation marks and escapes; the text itself if there are none.
    fileprivate var unquoted: String {
        guard let end = endOfQuotes, end == endIndex else { return self }
        var result = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in unicodeScalars.dropFirst().dropLast() {
            if isEscaped {
                result.append(scalar == "n" ? "\n" : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}

extension CGFloat {
    /// Creates a length, or `nil` if it is greater than that of any screen.
    fileprivate init?(finite text: String) {
        guard let number = Double(text), number.magnitude <= 1_000_000 else { return nil }
        self.init(number)
    }

    fileprivate init?(positive text: String) {
        guard let number = Double(text), number > 0, number <= 3600 else { return nil }
        self.init(number)
    }
}
