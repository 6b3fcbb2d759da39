import UIKit

/// Reads the `<paragraphStyle>` of attributed text.
enum ParagraphStyleDecoder {
    static func style(_ element: Element) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = element["alignment"].flatMap { TextNames.alignments[$0] } ?? .natural
        style.lineBreakMode =
            element["lineBreakMode"].flatMap { lineBreakModes[$0] } ?? .byWordWrapping
        style.baseWritingDirection =
            element["baseWritingDirection"].flatMap { directions[$0] } ?? .natural
        for (name, set) in lengths {
            if let length = element.number(name) { set(style, length) }
        }
        style.allowsDefaultTighteningForTruncation =
            element.bool("allowsDefaultTighteningForTruncation") ?? false
        if let stops = element.child("tabStops") { style.tabStops = stops.children.map(tab) }
        return style
    }

    private static func tab(_ element: Element) -> NSTextTab {
        NSTextTab(
            textAlignment: element["alignment"].flatMap { TextNames.alignments[$0] } ?? .left,
            location: element.number("location") ?? 0)
    }

    // These names differ from those of labels.
    private static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
        "truncatingMiddle": .byTruncatingMiddle,
    ]

    private static let directions: [String: NSWritingDirection] = [
        "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]

    private static let lengths: [(String, @Sendable (NSMutableParagraphStyle, CGFloat) -> Void)] = [
        ("lineSpacing", { $0.lineSpacing = $1 }),
        ("paragraphSpacing", { $0.paragraphSpacing = $1 }),
        ("paragraphSpacingBefore", { $0.paragraphSpacingBefore = $1 }),
        ("firstLineHeadIndent", { $0.firstLineHeadIndent = $1 }),
        ("headIndent", { $0.headIndent = $1 }), ("tailIndent", { $0.tailIndent = $1 }),
        ("minimumLineHeight", { $0.minimumLineHeight = $1 }),
        ("maximumLineHeight", { $0.maximumLineHeight = $1 }),
        ("lineHeightMultiple", { $0.lineHeightMultiple = $1 }),
        ("defaultTabInterval", { $0.defaultTabInterval = $1 }),
        ("hyphenationFactor", { $0.hyphenationFactor = Float($1) }),
    ]
}
