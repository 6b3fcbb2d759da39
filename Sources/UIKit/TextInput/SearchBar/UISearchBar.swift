import Foundation

/// A search field, with an optional Cancel button, a prompt above, and scopes below.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits, TextInputSettingsOwner
{
    public enum Style: Int, Sendable {
        case `default`, prominent, minimal
    }

    open weak var delegate: (any UISearchBarDelegate)?
    let field = UISearchTextField(frame: .zero)
    let cancelButton = SearchBarMetrics.makeCancelButton()
    let promptLabel = UILabel()
    /// Whether the bar is a field on glass among the items of a navigation bar or a toolbar.
    var isIntegrated = false { didSet { if isIntegrated != oldValue { contentChanged() } } }
    var images: [Icon: [UIControl.State: UIImage]] = [:]
    /// The search controller that the bar belongs to.
    weak var controller: UISearchController?
    var inputSettings: TextInputSettings {
        get { field.inputSettings }
        set { field.inputSettings = newValue }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        promptLabel.font = .systemFont(ofSize: 15)
        promptLabel.textAlignment = .center
        cancelButton.addAction(
            UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
        addSubview(field)
    }

    // MARK: Content

    open var searchTextField: UISearchTextField { field }

    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }

    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// The text above the field.
    open var prompt: String? { didSet { contentChanged() } }
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
    open var isSearchResultsButtonSelected = false
    open var showsCancelButton = false { didSet { contentChanged() } }
    open var showsScopeBar = false { didSet { contentChanged() } }
    open var scopeButtonTitles: [String]? { didSet { contentChanged() } }
    open var selectedScopeButtonIndex = 0 { didSet { controller?.textChanged() } }
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    open func setShowsScope(_ show: Bool, animate: Bool) { showsScopeBar = show }

    // MARK: Appearance

    open var searchBarStyle = Style.default {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    open var barTintColor: UIColor? { didSet { noteOwnValue() } }
    open var barStyle = UIBarStyle.default { didSet { noteOwnValue() } }
    open var isTranslucent = true { didSet { noteOwnValue() } }
    open var backgroundImage: UIImage? { didSet { noteOwnValue() } }
    open var scopeBarBackgroundImage: UIImage? { didSet { noteOwnValue() } }
    open var searchTextPositionAdjustment = UIOffset.zero { didSet { noteOwnValue() } }
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard delegate?.searchBarShouldBeginEditing(self) ?? true, field.becomeFirstResponder()
        else { return false }
        delegate?.searchBarTextDidBeginEditing(self)
        controller?.beganEditing()
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.searchBarShouldEndEditing(self) ?? true, field.resignFirstResponder()
        else { return false }
        delegate?.searchBarTextDidEndEditing(self)
        return true
    }

    // MARK: Layout and drawing

    /// The natural height; there is no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: naturalHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func draw(_ rect: CGRect) {
        drawBar()
        if showsScopes { drawScopes() }
    }

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
