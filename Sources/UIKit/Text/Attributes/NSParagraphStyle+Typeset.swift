import Typesetting

extension NSParagraphStyle {
    /// As typesetting takes it. Hyphenation and the line break strategy change nothing.
    var typeset: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = alignment == .natural ? nil : alignment.typeset
        style.lineBreakMode = lineBreakMode.typeset
        style.baseDirection = baseWritingDirection.typeset
        style.lineSpacing = lineSpacing
        style.paragraphSpacing = paragraphSpacing
        style.paragraphSpacingBefore = paragraphSpacingBefore
        style.firstLineHeadIndent = firstLineHeadIndent
        style.headIndent = headIndent
        style.tailIndent = tailIndent
        style.minimumLineHeight = minimumLineHeight
        style.maximumLineHeight = maximumLineHeight
        style.lineHeightMultiple = lineHeightMultiple
        style.tabStops = (tabStops ?? []).map(\.typeset)
        style.defaultTabInterval = defaultTabInterval
        if allowsDefaultTighteningForTruncation {
            style.tighteningFactor = Self.defaultTighteningFactor
        }
        return style
    }

    /// Apple's documentation of `tighteningFactorForTruncation` states it as the default.
    static let defaultTighteningFactor: CGFloat = 0.05
}
