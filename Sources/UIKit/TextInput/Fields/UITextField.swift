import Foundation

/// One line of editable text with a border and views at its ends.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, TextInputSettingsOwner,
    TextContaining, UIContentSizeCategoryAdjusting
{
    open weak var delegate: (any UITextFieldDelegate)?
    var inputSettings = TextInputSettings()
    private var plainText = ""
    private(set) var styledText: NSAttributedString?
    private var plainPlaceholder: String?
    private(set) var styledPlaceholder: NSAttributedString?
    private var isFirst = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentHorizontalAlignment = .left
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentHorizontalAlignment = .left
    }

    // MARK: Text

    /// The text; `nil` becomes the empty string.
    open var text: String? {
        get { plainText }
        set { setText(newValue, styled: nil) }
    }

    /// The attributed text. Setting it doesn't call the setter of `text`, which a subclass may override.
    open var attributedText: NSAttributedString? {
        get { styledText ?? NSAttributedString(string: plainText) }
        set { setText(newValue?.string, styled: newValue) }
    }

    open var placeholder: String? {
        get { plainPlaceholder }
        set { setPlaceholder(newValue, styled: nil) }
    }

    /// The attributed placeholder. Setting it doesn't call the setter of `placeholder`.
    open var attributedPlaceholder: NSAttributedString? {
        get { styledPlaceholder ?? plainPlaceholder.map { NSAttributedString(string: $0) } }
        set { setPlaceholder(newValue?.string, styled: newValue) }
    }

    open var font: UIFont? = TextFieldMetrics.font {
        didSet {
            noteOwnValue()
            contentChanged()
        }
    }
    open var textColor: UIColor? = .label { didSet { noteOwnValue() } }
    open var textAlignment = NSTextAlignment.natural { didSet { noteOwnValue() } }
    /// The attributes of the whole text; setting them sets the font, the color, and the alignment.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { ownDefaultAttributes }
        set { takeDefaultAttributes(newValue) }
    }
    /// The attributes of text that a person types next. Typed text has the field's own.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var allowsEditingTextAttributes = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false
    open var isSecureTextEntry: Bool {
        get { inputSettings.isSecure }
        set {
            inputSettings.isSecure = newValue
            contentChanged()
        }
    }

    override func adjustFonts() {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let adjusted = font.resolved(for: traitCollection)
        if adjusted != font { self.font = adjusted }
    }

    var shownText: String? {
        guard let text, !text.isEmpty else { return placeholder }
        return isSecureTextEntry ? nil : text
    }

    func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func setText(_ plain: String?, styled: NSAttributedString?) {
        plainText = plain ?? ""
        styledText = styled
        ownSelection = nil
        contentChanged()
    }

    private func setPlaceholder(_ plain: String?, styled: NSAttributedString?) {
        plainPlaceholder = plain
        styledPlaceholder = styled
        contentChanged()
    }

    private func replaced(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        contentChanged()
    }

    // MARK: Appearance

    open var borderStyle = BorderStyle.none {
        didSet {
            noteOwnValue()
            contentChanged()
            layer.backgroundColor =
                fillsLayerWithBackground
                ? ownBackgroundColor?.resolvedColor(with: traitCollection).cgColor : nil
        }
    }

    override var fillsLayerWithBackground: Bool { !fillsBorderWithBackground }
    open var background: UIImage? {
        didSet {
            noteOwnValue()
            contentChanged()
        }
    }
    open var disabledBackground: UIImage? { didSet { noteOwnValue() } }
    open var clearButtonMode = ViewMode.never {
        didSet {
            noteOwnValue()
            contentChanged()
        }
    }

    open var leftView: UIView? {
        didSet { replaced(oldValue, leftView) }
    }
    open var leftViewMode = ViewMode.never { didSet { contentChanged() } }
    open var rightView: UIView? {
        didSet { replaced(oldValue, rightView) }
    }
    open var rightViewMode = ViewMode.never { didSet { contentChanged() } }

    // MARK: Editing

    open var isEditing: Bool { isFirst }
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    var ownSelection: NSRange?
    var inputState = TextInputState()
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    open override var canBecomeFirstResponder: Bool { isEnabled }
    open override var isFirstResponder: Bool { isFirst }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirst else { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
            FirstResponder.resignForAnother()
        else { return false }
        isFirst = true
        FirstResponder.set(self)
        if clearsOnBeginEditing { text = "" }
        setNeedsLayout()
        sendActions(for: .editingDidBegin)
        ActionDepth.limited(at: self) { delegate?.textFieldDidBeginEditing(self) }
        post(Self.textDidBeginEditingNotification)
        // Text fields begin editing before the keyboard appears, and text views after it
        // (Documentation/Metrics.md 11.3).
        SimulatedKeyboard.current.update()
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirst else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        isFirst = false
        FirstResponder.clear(self)
        setNeedsLayout()
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        post(Self.textDidEndEditingNotification)
        SimulatedKeyboard.current.update()
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

    /// Returns the rectangle of the caret, which is 2 points wide. A field draws the caret where an
    /// override returns it, and none in an empty rectangle.
    open func caretRect(for position: UITextPosition) -> CGRect { defaultCaretRect(position) }

    open func firstRect(for range: UITextRange) -> CGRect { rect(ofCharacters: range) }

    open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }

    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        [UITextSelectionRect(firstRect(for: range))]
    }

    // MARK: Rectangles, in the field's coordinate space

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds) }

    open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds) }

    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearRect(bounds) }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { defaultLeftRect(bounds) }

    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { defaultRightRect(bounds) }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { touchEnded(touch) }

    // MARK: Layout and drawing

    override var centeredTextFont: UIFont? { font }

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSideViews()
    }

    open override func draw(_ rect: CGRect) {
        drawBorder(in: borderRect(forBounds: bounds))
        let box = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        if shownLine.isEmpty {
            if placeholder?.isEmpty == false {
                drawPlaceholder(in: placeholderRect(forBounds: bounds))
            }
        } else {
            drawText(in: box)
        }
        if isEditing { drawCaret(in: box) }
        if showsClearButton {
            TextInputArtwork.clear.draw(
                in: clearButtonRect(forBounds: bounds), color: TextInputArtwork.clearColor)
        }
    }

    // MARK: Tokens, which only search fields have

    var hasTokens: Bool { false }

    func removeTokens() {}

    func removeLastToken() {}

    var placeholderColor: UIColor { TextFieldMetrics.placeholderColor }

    /// Draws the border of the style, or the background image.
    func drawBorder(in box: CGRect) { drawStyledBorder(in: box) }

    open func drawText(in rect: CGRect) { draw(attributedLine, in: rect) }

    open func drawPlaceholder(in rect: CGRect) {
        draw(placeholderLine, in: rect)
    }

    // MARK: Typing

    open var hasText: Bool { text?.isEmpty == false }

    /// Replaces the selected characters, or inserts the text at the insertion point; a line break is
    /// the Return key. Called for typed text.
    open func insertText(_ text: String) { insertTyped(text) }

    /// Deletes the selected characters, or the one before the insertion point.
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
        delegate?.textField(
            self, shouldChangeCharactersIn: range.range, replacementString: text) ?? true
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

extension UITextField {
    var attributedLine: FieldLine {
        if let styledText, !isSecureTextEntry { return .styled(styledText, textColor ?? .label) }
        return .plain(shownLine, textColor ?? .label)
    }

    var placeholderLine: FieldLine {
        if let styledPlaceholder { return .styled(styledPlaceholder, placeholderColor) }
        return .plain(placeholder ?? "", placeholderColor)
    }

    /// The text that is drawn: bullets for secure text.
    var shownLine: String {
        let text = text ?? ""
        guard isSecureTextEntry else { return text }
        return String(repeating: TextFieldMetrics.bullet, count: text.count)
    }
}
