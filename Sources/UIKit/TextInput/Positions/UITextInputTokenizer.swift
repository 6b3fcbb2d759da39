import Foundation

/// An object that is informed of changes that a text input makes by code.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// A direction in a text, as the raw value of a storage direction or a layout direction.
public struct UITextDirection: RawRepresentable, Sendable, Hashable {
    public var rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Whether the direction leads to the end of a text that is written from left to right.
    var isForward: Bool {
        rawValue == UITextStorageDirection.forward.rawValue
            || UITextLayoutDirection(rawValue: rawValue)?.isForward == true
    }
}

/// An object that finds words, sentences, and other units of a text.
@preconcurrency @MainActor public protocol UITextInputTokenizer: AnyObject {
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// The tokenizer of a text input. Words are letters and digits in a row, sentences end with a
/// period, an exclamation mark, or a question mark, and lines are paragraphs.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var textInput: (any UITextInput)?

    public init(textInput: any UIResponder & UITextInput) {
        self.textInput = textInput
        super.init()
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let textInput else { return nil }
        let offset = textInput.offset(from: textInput.beginningOfDocument, to: position)
        let index = direction.isForward ? offset : offset - 1
        guard let unit = units(granularity).first(where: { NSLocationInRange(index, $0) }) else {
            return nil
        }
        return range(unit, in: textInput)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let textInput else { return false }
        let offset = textInput.offset(from: textInput.beginningOfDocument, to: position)
        return units(granularity).contains {
            offset == (direction.isForward ? NSMaxRange($0) : $0.location)
        }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let textInput else { return nil }
        let offset = textInput.offset(from: textInput.beginningOfDocument, to: position)
        let found =
            direction.isForward
            ? units(granularity).map { NSMaxRange($0) }.first { $0 > offset }
            : units(granularity).map(\.location).last { $0 < offset }
        return found.flatMap {
            textInput.position(from: textInput.beginningOfDocument, offset: $0)
        }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    private func range(_ unit: NSRange, in textInput: any UITextInput) -> UITextRange? {
        let start = textInput.beginningOfDocument
        guard let first = textInput.position(from: start, offset: unit.location),
            let last = textInput.position(from: start, offset: NSMaxRange(unit))
        else { return nil }
        return textInput.textRange(from: first, to: last)
    }

    /// Returns the ranges of the units, in UTF-16 code units.
    private func units(_ granularity: UITextGranularity) -> [NSRange] {
        guard let textInput,
            let all = textInput.textRange(
                from: textInput.beginningOfDocument, to: textInput.endOfDocument),
            let text = textInput.text(in: all)
        else { return [] }
        switch granularity {
        case .character: return text.indices.map { NSRange($0..<text.index(after: $0), in: text) }
        case .word: return text.runs(of: { $0.isLetter || $0.isNumber })
        case .sentence: return text.parts(endingWith: { ".!?".contains($0) || $0.isNewline })
        case .paragraph, .line: return text.parts(endingWith: { $0.isNewline })
        case .document: return [NSRange(location: 0, length: text.utf16.count)]
        }
    }
}

extension String {
    /// Returns the longest ranges whose characters satisfy the predicate.
    fileprivate func runs(of belongs: (Character) -> Bool) -> [NSRange] {
        var (result, start): ([NSRange], Index?) = ([], nil)
        for index in indices {
            if belongs(self[index]) {
                start = start ?? index
            } else if let first = start {
                result.append(NSRange(first..<index, in: self))
                start = nil
            }
        }
        if let start { result.append(NSRange(start..<endIndex, in: self)) }
        return result
    }

    /// Returns the parts that end with a character that satisfies the predicate, or with the text.
    fileprivate func parts(endingWith ends: (Character) -> Bool) -> [NSRange] {
        var (result, start): ([NSRange], Index) = ([], startIndex)
        for index in indices where ends(self[index]) {
            let next = self.index(after: index)
            result.append(NSRange(start..<next, in: self))
            start = next
        }
        if start < endIndex { result.append(NSRange(start..<endIndex, in: self)) }
        return result
    }
}
