import Foundation

/// A place between two characters of a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// The number of UTF-16 code units before the place.
    let offset: Int

    public override init() {
        offset = 0
        super.init()
    }

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A range of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    private let places: (start: UITextPosition, end: UITextPosition)

    public override init() {
        places = (UITextPosition(), UITextPosition())
        super.init()
    }

    init(_ start: Int, _ end: Int) {
        places = (UITextPosition(min(start, end)), UITextPosition(max(start, end)))
        super.init()
    }

    open var start: UITextPosition { places.start }
    open var end: UITextPosition { places.end }
    open var isEmpty: Bool { start.offset == end.offset }
}

extension UITextRange {
    var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

/// A rectangle of selected text.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    private let place: CGRect

    public override init() {
        place = .zero
        super.init()
    }

    init(_ rect: CGRect) {
        place = rect
        super.init()
    }

    open var rect: CGRect { place }
    open var writingDirection: NSWritingDirection { .natural }
    open var containsStart: Bool { true }
    open var containsEnd: Bool { true }
    open var isVertical: Bool { false }
}

/// A direction in a text. The raw values are Apple's.
public enum UITextStorageDirection: Int, Sendable {
    case forward, backward
}

/// A direction on the screen. The raw values are Apple's.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2, left, up, down

    /// Whether the direction leads to the end of a text that is written from left to right.
    var isForward: Bool { self == .right || self == .down }
}

/// A unit of a text. The raw values are Apple's.
public enum UITextGranularity: Int, Sendable {
    case character, word, sentence, paragraph, line, document
}
