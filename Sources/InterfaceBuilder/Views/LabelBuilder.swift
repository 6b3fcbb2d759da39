import UIKit

extension ViewKind {
    static let label = ViewKind { _ in
        UILabel()
    } configure: { label, element, builder in
        let attributed = AttributedText(element.child(key: "attributedText"))
        label.text = attributed?.text ?? element.string("text")
        let font = attributed?.font ?? element.child("fontDescription", key: "fontDescription")
        if let font = builder.font(font) { label.font = font }
        label.adjustsFontForContentSizeCategory =
            element.bool("adjustsFontForContentSizeCategory") ?? false
        let color = attributed?.color ?? element.child("color", key: "textColor")
        if let color = color.flatMap(builder.colors.color) { label.textColor = color }
        // Interface Builder leaves the attribute out for left.
        let alignment = attributed?.alignment ?? element["textAlignment"]
        label.textAlignment = alignment.flatMap { TextNames.alignments[$0] } ?? .left
        label.lineBreakMode =
            element["lineBreakMode"].flatMap { TextNames.lineBreakModes[$0] } ?? .byTruncatingTail
        label.numberOfLines = element.integer("numberOfLines") ?? 1
        label.preferredMaxLayoutWidth = element.number("preferredMaxLayoutWidth") ?? 0
        label.isEnabled = element.bool("enabled") ?? true
        label.isHighlighted = element.bool("highlighted") ?? false
        label.highlightedTextColor = builder.color(element, "highlightedColor")
        label.shadowColor = builder.color(element, "shadowColor")
        if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
    }
}

/// The names of text attributes in documents.
enum TextNames {
    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified,
        "natural": .natural,
    ]

    static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]
}
