import UIKit

/// A form of the storyboard, with an outlet and an action.
final class LoginViewController: UIViewController {
    var nameField: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.accessibilityLabel = "Name"
    }

    func logIn(_ sender: UIButton) {
        sender.setTitle("Welcome, \(nameField.text ?? "")", for: .normal)
    }
}

/// A square whose corners the storyboard rounds.
final class BadgeView: UIView {
    var radius: CGFloat = 0 {
        didSet { layer.cornerRadius = radius }
    }
}
