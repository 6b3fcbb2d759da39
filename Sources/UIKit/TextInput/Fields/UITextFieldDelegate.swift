import Foundation

/// The methods that a text field calls; all are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        NamedMethod.value("textFieldShouldBeginEditing:", of: self, textField) ?? true
    }
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        NamedMethod.call("textFieldDidBeginEditing:", of: self, textField)
    }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        NamedMethod.value("textFieldShouldEndEditing:", of: self, textField) ?? true
    }
    public func textFieldDidEndEditing(_ textField: UITextField) {
        NamedMethod.call("textFieldDidEndEditing:", of: self, textField)
    }
    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        NamedMethod.value(
            "textField:shouldChangeCharactersInRange:replacementString:", of: self, textField,
            range, string) ?? true
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        NamedMethod.call("textFieldDidChangeSelection:", of: self, textField)
    }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        NamedMethod.value("textFieldShouldClear:", of: self, textField) ?? true
    }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        NamedMethod.value("textFieldShouldReturn:", of: self, textField) ?? true
    }
}
