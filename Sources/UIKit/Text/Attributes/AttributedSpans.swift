import Foundation
import Typesetting

/// An attributed string as typesetting takes it.
struct AttributedSpans {
    /// What holds where the string's attributes say nothing.
    struct Defaults {
        var font: Font
        var color: UIColor
        var paragraph: ParagraphStyle?
    }

    private(set) var spans: [TextSpan] = []
    /// Of each span.
    private(set) var attachments: [NSTextAttachment?] = []

    /// `font` may give another size than the attributes', and `resolve` another color.
    init(
        _ string: NSAttributedString, _ defaults: Defaults,
        font: @escaping (UIFont) -> Font = \.typeset,
        resolve: @escaping (UIColor) -> RGBA = { _ in .black }
    ) {
        // A scalar takes two units at most; what lies beyond is reported as left out.
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

    /// A range's units, with the whole of a surrogate pair that starts in it.
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
