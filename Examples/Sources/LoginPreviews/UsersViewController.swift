import Foundation
import UIKit

/// A table that loads contents of documents in code: a cell, a header, and the screens that it
/// presents.
final class UsersViewController: UITableViewController {
    private let users = ["Ann", "Ben", "Cleo"]
    private var screens: [UIViewController] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let main = UIStoryboard(name: "Main", bundle: nil)
        let login: LoginViewController = main.instantiateViewController(identifier: "login")
        tableView.register(UINib(nibName: "UserCell", bundle: nil), forCellReuseIdentifier: "user")
        let card = Bundle.main.loadNibNamed("Card", owner: self)?.first as? CardView
        let about = AboutViewController(nibName: "About", bundle: nil)
        card?.titleLabel.text = "Users"
        tableView.tableHeaderView = card
        screens = [login, about]
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        users.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "user", for: indexPath)
        (cell as? UserCell)?.nameLabel.text = users[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        present(screens[indexPath.row % screens.count], animated: true)
    }
}

final class UserCell: UITableViewCell {
    var nameLabel: UILabel!
}

final class CardView: UIView {
    var titleLabel: UILabel!
}

final class AboutViewController: UIViewController {}
