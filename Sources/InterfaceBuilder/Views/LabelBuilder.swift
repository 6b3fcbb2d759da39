import UIKit

extension ViewKind {
    static let label = ViewKind { _ in
        UILabel()
    } configure: { label, element, builder in
        label.text = element.string("text")
        let font = element.child("fontDescription", key: "fontDescription")
        if let font = builder.font(font) { label.font = font }
        if let color = builder.color(element, "textColor") { label.textColor = color }
        // Interface Builder omits the attribute for left alignment.
        label.textAlignment =
            element["textAlignment"].flatMap { TextNames.alignments[$0] } ?? .left
        label.lineBreakMode =
            element["lineBreakMode"].flatMap { TextNames.lineBreakModes[$0] } ?? .byTruncatingTail
        label.numberOfLines = element.integer("numberOfLines") ?? 1
        label.preferredMaxLayoutWidth = element.number("preferredMaxLayoutWidth") ?? 0
        label.isEnabled = element.bool("enabled") ?? true
        label.isHighlighted = element.bool("highlighted") ?? false
        label.highlightedTextColor = builder.color(element, "highlightedColor")
        label.shadowColor = builder.color(element, "shadowColor")
        if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
        shrink(label, element)
        if let attributed = AttributedText(element.child(key: "attributedText")) {
            label.attributedText = attributed.attributedString(builder)
        }
    }

    /// Applies how the text shrinks. Interface Builder writes the attribute if a label's text
    /// doesn't shrink; a missing attribute means that it does.
    @MainActor private static func shrink(_ label: UILabel, _ element: Element) {
        label.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
        label.minimumScaleFactor = element.number("minimumScaleFactor") ?? 0
        label.minimumFontSize = element.number("minimumFontSize") ?? 0
        label.adjustsLetterSpacingToFitWidth =
            element.bool("adjustsLetterSpacingToFitWidth") ?? false
        label.adjustsFontForContentSizeCategory =
            element.bool("adjustsFontForContentSizeCategory") ?? false
        label.baselineAdjustment =
            element["baselineAdjustment"].flatMap { TextNames.baselineAdjustments[$0] }
            ?? .alignBaselines
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

    static let baselineAdjustments: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
}
