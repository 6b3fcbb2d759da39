import Foundation

/// Editable text of any length in scrolling content.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits, TextInputSettingsOwner,
    TextContaining, UIContentSizeCategoryAdjusting
{
    public let textContainer: NSTextContainer
    var inputSettings = TextInputSettings()
    private var plainText = ""
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
        textContainer.changed = { [weak self] in self?.contentChanged() }
        backgroundColor = .systemBackground
        forgetOwnValues()
        if let storage = textContainer.layoutManager?.textStorage { use(storage) }
    }

    // MARK: Text

    open var text: String! {
        get { plainText }
        set { setText(newValue, styled: nil) }
    }

    /// The attributed text. Setting it doesn't call the setter of `text`, which a subclass may override.
    open var attributedText: NSAttributedString! {
        get { styledText ?? NSAttributedString(string: plainText) }
        set { setText(newValue?.string, styled: newValue) }
    }

    func setText(_ plain: String?, styled: NSAttributedString?) {
        plainText = plain ?? ""
        styledText = styled
        selectedRange = NSRange(location: plainText.utf16.count, length: 0)
        contentChanged()
        storeText()
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
    private var ownLinkTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of links: the tint color by default. (Decision: without an underline, as in iOS 7 and
    /// later.)
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkTextAttributes ?? [.foregroundColor: tintColor as Any] }
        set {
            ownLinkTextAttributes = newValue
            setNeedsDisplay()
        }
    }
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
    var inputState = TextInputState()
    open var usesStandardTextScaling = false
    /// Whether the view can show a find bar, which a preview doesn't have.
    open var isFindInteractionEnabled = false
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
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

    var ownStorage: NSTextStorage?
    /// Whether the text and its storage are being made equal.
    var isStoring = false

    /// The storage of the text, whose edits the view shows.
    open var textStorage: NSTextStorage { ownStorage ?? makeStorage() }

    /// The layout manager of the container. Subclasses draw the text.
    open var layoutManager: NSLayoutManager {
        if let manager = textContainer.layoutManager { return manager }
        let manager = ownManager
        if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
        _ = textStorage
        return manager
    }
    private(set) lazy var ownManager = NSLayoutManager()

    var shownText: String? { text }

    func contentChanged() {
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
            FirstResponder.resignForAnother()
        else { return false }
        isFirst = true
        FirstResponder.set(self)
        SimulatedKeyboard.current.update()
        ActionDepth.limited(at: self) { textDelegate?.textViewDidBeginEditing(self) }
        post(Self.textDidBeginEditingNotification)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirst else { return true }
        guard textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
        isFirst = false
        FirstResponder.clear(self)
        textDelegate?.textViewDidEndEditing(self)
        post(Self.textDidEndEditingNotification)
        SimulatedKeyboard.current.update()
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

    // MARK: Positions

    open var selectedTextRange: UITextRange? {
        get {
            UITextRange(inputSelection.location, inputSelection.location + inputSelection.length)
        }
        set { if let newValue { inputSelection = newValue.range } }
    }
    open var markedTextRange: UITextRange? { nil }
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    open var endOfDocument: UITextPosition { UITextPosition(inputString.utf16.count) }

    open func text(in range: UITextRange) -> String? { textOf(range) }

    open func replace(_ range: UITextRange, withText text: String) {
        replaceCharacters(in: range.range, with: text)
    }

    open func textRange(
        from fromPosition: UITextPosition, to toPosition: UITextPosition
    ) -> UITextRange? { UITextRange(fromPosition.offset, toPosition.offset) }

    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        placed(position.offset + offset)
    }

    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }

    open func compare(
        _ position: UITextPosition, to other: UITextPosition
    ) -> ComparisonResult { order(position, other) }

    /// Returns the rectangle of the caret, which is 2 points wide. A text view draws the caret where
    /// an override returns it, and none in an empty rectangle.
    open func caretRect(for position: UITextPosition) -> CGRect { defaultCaretRect(position) }

    open func firstRect(for range: UITextRange) -> CGRect {
        rects(ofCharacters: range.range).first ?? caretRect(for: range.start)
    }

    open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }

    /// Returns a rectangle for each line of the range. No selection is drawn if an override returns
    /// none.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        rects(ofCharacters: range.range).map { UITextSelectionRect($0) }
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
        fit(
            contentSize: CGSize(
                width: bounds.width, height: fittingSize(width: bounds.width).height))
        super.layoutSubviews()
    }

    open override func draw(_ rect: CGRect) {
        let hasSelection = isFirst && selectedRange.length > 0
        if hasSelection, showsSelection { drawSelection() }
        if !drawWithManager() { drawVisibleLines() }
        if isFirst, isEditable, !hasSelection { drawCaret() }
    }

    // MARK: Typing

    open var hasText: Bool { !text.isEmpty }

    /// Replaces the selected characters; appends the text if none are selected. Called for typed
    /// text.
    open func insertText(_ text: String) { insertTyped(text) }

    /// Deletes the selected characters; the last one if none are selected.
    open func deleteBackward() { deleteTyped() }

    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPosition(to: point).map { clamped($0, to: range) }
    }

    open func characterRange(at point: CGPoint) -> UITextRange? {
        closestPosition(to: point).flatMap { characterAfter($0) }
    }

    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        self.position(from: position, offset: direction.isForward ? offset : -offset)
    }

    open func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { direction.isForward ? range.end : range.start }

    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        textRange(
            from: position, to: direction.isForward ? endOfDocument : beginningOfDocument)
    }

    /// Replaces the marked text or the selection. The text isn't marked afterward, because there is
    /// no input method.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        insertText(markedText ?? "")
    }

    open func unmarkText() {}
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { inputState.markedStyle }
        set { inputState.markedStyle = newValue }
    }
    /// Informed of changes that code makes, which has no effect without an input method.
    open weak var inputDelegate: (any UITextInputDelegate)?
    open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
    open var textInputView: UIView { self }
    open var selectionAffinity: UITextStorageDirection {
        get { inputState.affinity }
        set { inputState.affinity = newValue }
    }

    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { inputState.writingDirection }

    /// Stores the direction; the text's own direction determines how it is drawn.
    open func setBaseWritingDirection(
        _ writingDirection: NSWritingDirection, for range: UITextRange
    ) { inputState.writingDirection = writingDirection }

    /// Returns whether the delegate permits the change.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        (delegate as? any UITextViewDelegate)?.textView(
            self, shouldChangeTextIn: range.range, replacementText: text) ?? true
    }

    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { styling(at: position, in: direction) }

    // MARK: Traits

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { inputSettings.autocapitalization }
        set { inputSettings.autocapitalization = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { inputSettings.autocorrection }
        set { inputSettings.autocorrection = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { inputSettings.spellChecking }
        set { inputSettings.spellChecking = newValue }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { inputSettings.smartQuotes }
        set { inputSettings.smartQuotes = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { inputSettings.smartDashes }
        set { inputSettings.smartDashes = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { inputSettings.smartInsertDelete }
        set { inputSettings.smartInsertDelete = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { inputSettings.keyboard }
        set { inputSettings.keyboard = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { inputSettings.appearance }
        set { inputSettings.appearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { inputSettings.returnKey }
        set { inputSettings.returnKey = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { inputSettings.enablesReturnKeyAutomatically }
        set { inputSettings.enablesReturnKeyAutomatically = newValue }
    }
    open var textContentType: UITextContentType! {
        get { inputSettings.contentType }
        set { inputSettings.contentType = newValue }
    }
    open var passwordRules: UITextInputPasswordRules? {
        get { inputSettings.passwordRules }
        set { inputSettings.passwordRules = newValue }
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
