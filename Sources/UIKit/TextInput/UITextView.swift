import Foundation

/// Editable text of any length in scrolling content.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits, TextInputSettingsOwner,
    TextContaining
{
    public let textContainer: NSTextContainer
    var inputSettings = TextInputSettings()
    var styledText: NSAttributedString?
    private var isFirst = false

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        textContainer.widthTracksTextView = true
        backgroundColor = .systemBackground
        forgetOwnValues()
    }

    // MARK: Text

    open var text: String! = "" {
        didSet {
            if text == nil { text = "" }
            styledText = nil
            selectedRange = NSRange(location: text.utf16.count, length: 0)
            contentChanged()
        }
    }

    open var attributedText: NSAttributedString! {
        get { styledText ?? NSAttributedString(string: text) }
        set {
            text = newValue?.string ?? ""
            styledText = newValue
        }
    }

    /// The font; 12 points by default, as in Apple's documents with text views.
    open var font: UIFont? {
        didSet {
            noteOwnValue()
            contentChanged()
        }
    }
    open var textColor: UIColor? { didSet { noteOwnValue() } }
    open var textAlignment = NSTextAlignment.natural
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }
    /// The insets from the view's edges to the text container, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, bottom: 8) { didSet { contentChanged() } }
    open var isEditable = true
    open var isSelectable = true
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// The selected characters, in UTF-16 code units. A new text moves the insertion point to its
    /// end.
    open var selectedRange = NSRange(location: 0, length: 0)
    open var inputView: UIView?
    open var inputAccessoryView: UIView?
    open var isSecureTextEntry: Bool {
        get { inputSettings.isSecure }
        set { inputSettings.isSecure = newValue }
    }

    open override var isScrollEnabled: Bool { didSet { contentChanged() } }

    override func adjustFonts() {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let adjusted = font.resolved(for: traitCollection)
        if adjusted != font { self.font = adjusted }
    }

    var shownText: String? { text }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Scrolls as little as necessary to make the lines of the characters visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        guard let rect = rect(ofLinesIn: range) else { return }
        scrollRectToVisible(rect, animated: false)
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    open override var isFirstResponder: Bool { isFirst }

    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirst else { return true }
        guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true,
            FirstResponder.current?.resignFirstResponder() ?? true
        else { return false }
        isFirst = true
        FirstResponder.set(self)
        ActionDepth.limited(at: self) { textDelegate?.textViewDidBeginEditing(self) }
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirst else { return true }
        guard textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
        isFirst = false
        FirstResponder.clear(self)
        textDelegate?.textViewDidEndEditing(self)
        return true
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.release(inside: self) != nil { becomeFirstResponder() }
    }

    /// Selects characters as a person does with the selection's handles.
    ///
    /// - Returns: Whether the text view is now first responder.
    package func select(_ range: NSRange) -> Bool {
        guard becomeFirstResponder() else { return false }
        selectedRange = range
        scrollRangeToVisible(range)
        ActionDepth.limited(at: self) { textDelegate?.textViewDidChangeSelection(self) }
        return true
    }

    // MARK: Layout and drawing

    /// The size of the text if scrolling is disabled; otherwise there is none.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: .infinity)
    }

    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        guard !isScrollEnabled else { return nil }
        return CGSize(width: UIView.noIntrinsicMetric, height: fittingSize(width: width).height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : .infinity)
    }

    open override func layoutSubviews() {
        contentSize = CGSize(
            width: bounds.width, height: fittingSize(width: bounds.width).height)
        super.layoutSubviews()
    }

    open override func draw(_ rect: CGRect) {
        let hasSelection = isFirst && selectedRange.length > 0
        if hasSelection { drawSelection() }
        drawVisibleLines()
        if isFirst, isEditable, !hasSelection { drawCaret() }
    }
}

/// The kinds of data that a text view converts to links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
