import CoreGraphics
import Foundation

/// The less common attributes of a span, shared between copies, so that the many plain spans stay
/// small.
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

    /// Creates a decoration; `nil` if no attribute is set.
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

    /// The color from the line's top to its bottom.
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
    /// The outline of the glyphs, if any. Outlined glyphs are filled only if the outline requests
    /// it.
    public var outline: GlyphOutline? {
        get { decoration?.values.outline }
        set { change { $0.outline = newValue } }
    }
    /// The box drawn for each U+FFFC, relative to the pen on the baseline, with the y axis pointing
    /// up.
    public var box: CGRect? {
        get { decoration?.values.box }
        set { change { $0.box = newValue } }
    }
    /// The style of the paragraphs that start in the span; `nil` for the values of `TextOptions`.
    public var paragraph: ParagraphStyle? {
        get { decoration?.values.paragraph }
        set { change { $0.paragraph = newValue } }
    }
}
