import CoreGraphics
import Foundation

/// What few spans have beside a font and a color: shared between copies, so that the many plain
/// spans stay small.
final class TextDecoration: Sendable, Hashable {
    struct Values: Sendable, Hashable {
        var background: RGBA?
        var underline: TextRule?
        var strikethrough: TextRule?
        var shadow: Shadow?
        var outline: GlyphOutline?
        var box: CGRect?
        var paragraph: ParagraphStyle?
    }

    let values: Values

    /// Nil where there is nothing to keep.
    init?(_ values: Values) {
        guard values != Values() else { return nil }
        self.values = values
    }

    static func == (a: TextDecoration, b: TextDecoration) -> Bool {
        a === b || a.values == b.values
    }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension TextSpan {
    private mutating func change(_ body: (inout TextDecoration.Values) -> Void) {
        var values = decoration?.values ?? TextDecoration.Values()
        body(&values)
        decoration = TextDecoration(values)
    }

    /// Painted from the line's top to its bottom.
    public var background: RGBA? {
        get { decoration?.values.background }
        set { change { $0.background = newValue } }
    }
    public var underline: TextRule? {
        get { decoration?.values.underline }
        set { change { $0.underline = newValue } }
    }
    public var strikethrough: TextRule? {
        get { decoration?.values.strikethrough }
        set { change { $0.strikethrough = newValue } }
    }
    public var shadow: Shadow? {
        get { decoration?.values.shadow }
        set { change { $0.shadow = newValue } }
    }
    /// Where given, glyphs are outlined, and filled only where it says so.
    public var outline: GlyphOutline? {
        get { decoration?.values.outline }
        set { change { $0.outline = newValue } }
    }
    /// What stands for each U+FFFC, from the pen on the baseline, y up.
    public var box: CGRect? {
        get { decoration?.values.box }
        set { change { $0.box = newValue } }
    }
    /// The style of the paragraphs that start in the span; nil is what the options say.
    public var paragraph: ParagraphStyle? {
        get { decoration?.values.paragraph }
        set { change { $0.paragraph = newValue } }
    }
}
