import Foundation

extension UIAlertController {
    /// The text fields, or `nil` for an alert without any. Action sheets have none.
    public var textFields: [UITextField]? {
        fields.isEmpty ? nil : fields.compactMap { $0 as? UITextField }
    }

    public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        configurationHandler?(field)
        fields.append(field)
        contentChanged()
    }
}
