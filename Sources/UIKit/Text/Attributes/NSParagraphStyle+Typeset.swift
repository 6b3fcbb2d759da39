import Typesetting

extension NSParagraphStyle {
    /// The style in the form that typesetting requires. Hyphenation and the line break strategy
    /// have no effect.
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

    /// How much a line may be tightened before it is truncated: a decision. Apple documents the
    /// value as the default of `tighteningFactorForTruncation`.
    static let defaultTighteningFactor: CGFloat = 0.05
}
