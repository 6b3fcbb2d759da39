import UIKit

/// A form from the storyboard, with an outlet and an action.
final class LoginViewController: UIViewController, UITextFieldDelegate {
    var nameField: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.accessibilityLabel = "Name"
        nameField.delegate = self
    }

    /// Hides the keyboard, which covers the button in landscape.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
    }

    func logIn(_ sender: UIButton) {
        sender.setTitle("Welcome, \(nameField.text ?? "")", for: .normal)
    }
}

/// A square with a corner radius that the storyboard sets.
final class BadgeView: UIView {
    var radius: CGFloat = 0 {
        didSet { layer.cornerRadius = radius }
    }
}
