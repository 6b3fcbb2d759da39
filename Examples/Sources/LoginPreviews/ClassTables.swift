import UIKit

/// Registers a class for documents, actions by name, and key-value coding.
@MainActor func registerClasses() {
    ClassTable.register(Login.self, named: "Login", in: "Accounts") { table in
        table.method(Selector("logIn:", Login.logIn(_:)))  // @IBAction, @objc
        table.property("nameField", \Login.nameField)  // @IBOutlet, @IBInspectable
        table.segueAction("makeDetailWithCoder:", Login.makeDetail(coder:))
    }
}

final class Login: UIViewController {
    var nameField: UITextField!

    func logIn(_ sender: UIButton) { view.endEditing(true) }

    func makeDetail(coder: NSCoder) -> UIViewController? { HomeViewController(coder: coder) }
}
