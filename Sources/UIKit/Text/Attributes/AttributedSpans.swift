import Foundation
import Typesetting

/// An attributed string in the form that typesetting requires.
struct AttributedSpans {
    /// The values for attributes that the string doesn't have.
    struct Defaults {
        var font: Font
        var color: UIColor
        var paragraph: ParagraphStyle?
    }

    private(set) var spans: [TextSpan] = []
    /// The attachments of the spans.
    private(set) var attachments: [NSTextAttachment?] = []

    /// Creates spans. `font` may change the size of the attributes' font, and `resolve` their
    /// color.
    init(
        _ string: NSAttributedString, _ defaults: Defaults,
        font: @escaping (UIFont) -> Font = \.typeset,
        resolve: @escaping (UIColor) -> RGBA = { _ in .black }
    ) {
        // A scalar has two units at most. The text beyond the limit is reported as omitted.
        let units = Array(string.string.utf16.prefix(2 * TextLayout.characterLimit + 2))
        string.enumerateAttributes(
            in: NSRange(location: 0, length: min(units.count, string.length)), options: []
        ) { attributes, range, _ in
            let part = Self.scalars(of: range, in: units)
            guard !part.isEmpty else { return }
            let reader = AttributeReader(
                attributes: attributes, defaults: defaults, sized: font, resolve: resolve)
            let text = String(decoding: units[part], as: UTF16.self)
            spans.append(reader.span(text, location: range.location))
            attachments.append(attributes[.attachment] as? NSTextAttachment)
        }
    }

    /// Returns the scalars of a range; a surrogate pair that starts in it is included as a whole.
    private static func scalars(of range: NSRange, in units: [UInt16]) -> Range<Int> {
        func bound(_ index: Int) -> Int {
            let index = min(max(index, 0), units.count)
            let splits =
                index > 0 && index < units.count && UTF16.isLeadSurrogate(units[index - 1])
                && UTF16.isTrailSurrogate(units[index])
            return splits ? index + 1 : index
        }
        let start = bound(range.location)
        return start..<max(start, bound(range.location + range.length))
    }
}
