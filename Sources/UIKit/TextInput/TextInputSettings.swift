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
    var passwordRules: UITextInputPasswordRules?
}

/// A text input that stores its traits in one value.
@MainActor protocol TextInputSettingsOwner: UITextInputTraits {
    var inputSettings: TextInputSettings { get set }
}
