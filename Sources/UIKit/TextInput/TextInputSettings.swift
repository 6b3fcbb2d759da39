/// The values of `UITextInputTraits` of fields, text views, and search bars.
struct TextInputSettings {
    var autocapitalization = UITextAutocapitalizationType.sentences
    var autocorrection = UITextAutocorrectionType.default
    var spellChecking = UITextSpellCheckingType.default
    var smartQuotes = UITextSmartQuotesType.default
    var smartDashes = UITextSmartDashesType.default
    var smartInsertDelete = UITextSmartInsertDeleteType.default
    var keyboard = UIKeyboardType.default
    var appearance = UIKeyboardAppearance.default
    var returnKey = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecure = false
    var contentType: UITextContentType?
}

/// A text input that stores its traits in one value.
@MainActor protocol TextInputSettingsOwner: UITextInputTraits {
    var inputSettings: TextInputSettings { get set }
}

extension TextInputSettingsOwner {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { inputSettings.autocapitalization }
        set { inputSettings.autocapitalization = newValue }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { inputSettings.autocorrection }
        set { inputSettings.autocorrection = newValue }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { inputSettings.spellChecking }
        set { inputSettings.spellChecking = newValue }
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { inputSettings.smartQuotes }
        set { inputSettings.smartQuotes = newValue }
    }
    public var smartDashesType: UITextSmartDashesType {
        get { inputSettings.smartDashes }
        set { inputSettings.smartDashes = newValue }
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { inputSettings.smartInsertDelete }
        set { inputSettings.smartInsertDelete = newValue }
    }
    public var keyboardType: UIKeyboardType {
        get { inputSettings.keyboard }
        set { inputSettings.keyboard = newValue }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { inputSettings.appearance }
        set { inputSettings.appearance = newValue }
    }
    public var returnKeyType: UIReturnKeyType {
        get { inputSettings.returnKey }
        set { inputSettings.returnKey = newValue }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { inputSettings.enablesReturnKeyAutomatically }
        set { inputSettings.enablesReturnKeyAutomatically = newValue }
    }
    public var textContentType: UITextContentType! {
        get { inputSettings.contentType }
        set { inputSettings.contentType = newValue }
    }
}
