import ContactSheet
import Foundation
import InterfaceBuilder

@main struct LoginPreviews: PreviewCatalog {
    init() {
        DocumentClasses.register(LoginViewController.self) { login in
            login.outlet("nameField", \.nameField)  // @IBOutlet var nameField: UITextField!
            login.action("logIn:", LoginViewController.logIn)  // by the document's selector
        }
        DocumentClasses.register(BadgeView.self) { $0.attribute("radius", \.radius) }
        DocumentClasses.register(HomeViewController.self) { home in
            home.action("unwindToHome:", HomeViewController.unwindToHome)
            home.segueAction("makeDetailWithCoder:", HomeViewController.makeDetail)
        }
        DocumentClasses.register(segue: FadeSegue.self) {
            FadeSegue(identifier: $0, source: $1, destination: $2)
        }
        DocumentClasses.register(UserCell.self) { $0.outlet("nameLabel", \.nameLabel) }
        DocumentClasses.register(CardView.self) { $0.outlet("titleLabel", \.titleLabel) }
        DocumentFolders.main.add(Bundle.module)
    }

    var previews: [Preview] {
        let main = Bundle.module.bundleURL.appending(path: "Resources/Main.storyboard")
        Preview("Login", document: main, scene: "Login")
        Preview("Login/Ann", document: main, scene: "Login").performing { screen in
            screen.type("Ann\n", into: "Name")
            screen.tap("Log In")
        }
        Preview("Home", document: main, scene: "Home")
        Preview("Home/Detail", document: main, scene: "Home").performing { $0.tap("Details") }
        Preview("Users") { UsersViewController() }
    }
}
