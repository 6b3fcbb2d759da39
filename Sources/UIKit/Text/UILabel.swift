import Devices
import Foundation
import Typesetting

/// Text in lines, centered vertically in the bounds.
@preconcurrency @MainActor open class UILabel: UIView, TextBearing, UIContentSizeCategoryAdjusting {
    private(set) var content = LabelContent()

    /// Setting it takes the place of an attributed text.
    open var text: String? {
        get { content.text }
        set { change { $0.setText(newValue) } }
    }

    /// Setting it sets the text too, and the font, color, alignment and line break mode to those
    /// of its first character; setting any of these changes the whole attributed text.
    open var attributedText: NSAttributedString? {
        get { content.attributedText }
        set { change { $0.setAttributedText(newValue) } }
    }

    open var font: UIFont! {
        get { content.font }
        set {
            noteOwnValue()
            change { $0.setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize)) }
        }
    }

    open var textColor: UIColor! {
        get { content.textColor }
        set {
            noteOwnValue()
            content.setTextColor(newValue ?? .label)
        }
    }

    open var textAlignment: NSTextAlignment {
        get { content.textAlignment }
        set { content.setTextAlignment(newValue) }
    }

    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { change { $0.setLineBreakMode(newValue) } }
    }

    /// Korean text breaks between words in every strategy.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// Zero for as many as there are.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }
    open var highlightedTextColor: UIColor? { didSet { noteOwnValue() } }
    open var isEnabled = true
    open var isHighlighted = false
    open var shadowColor: UIColor? { didSet { noteOwnValue() } }
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { noteOwnValue() } }
    /// The width at which the intrinsic size of several lines is measured; 0 means the text's own.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
    }
    /// Whether text that does not fit is drawn smaller, down to the minimum scale.
    open var adjustsFontSizeToFitWidth = false
    /// 0 sets no limit.
    open var minimumScaleFactor: CGFloat = 0
    /// In points, as up to iOS 5; the larger of both limits counts.
    open var minimumFontSize: CGFloat = 0
    /// Where text stands that was made smaller.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Whether text that is a little too wide is set tighter instead of being truncated.
    open var allowsDefaultTighteningForTruncation = false
    /// As `allowsDefaultTighteningForTruncation`, up to iOS 8.
    open var adjustsLetterSpacingToFitWidth = false
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }
    open var showsExpansionTextWhenTruncated = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    var shownText: String? { text }

    /// For what may take another room; a text or a font that a superview sets again in each layout
    /// asks for none.
    private func change(_ work: (inout LabelContent) -> Void) {
        let before = content
        work(&content)
        if !content.takesRoom(of: before) { textChanged() }
    }

    private func textChanged() { invalidateIntrinsicContentSize() }

    override func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        let adjusted = font.resolved(for: traitCollection)
        if adjusted != font { font = adjusted }
    }

    // MARK: Measuring

    open override var intrinsicContentSize: CGSize {
        let hasWidth = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        return measure(width: hasWidth ? preferredMaxLayoutWidth : .infinity)
    }

    /// From iOS 8 a label of several lines is measured at the width that the layout gave it
    /// (Documentation/Layout.md 3.13).
    override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0,
            SystemBehavior.labelsMeasureAtSolvedWidth.isActive
        else { return nil }
        return measure(width: width).height
    }

    override var firstBaselineOffsetFromTop: CGFloat { UIScreen.main.grid.round(firstAscender) }

    override var lastBaselineOffsetFromBottom: CGFloat { lastDescent }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measure(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
    }

    /// The text's extent at the top of `bounds`, at most as large; it also gives the label its
    /// natural size.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        extent(in: bounds, lines: lines)
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Draws the lines that fit into the height, at least one.
    open func drawText(in rect: CGRect) { paint(in: rect) }
}

public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}
