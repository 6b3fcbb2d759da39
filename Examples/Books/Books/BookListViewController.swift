import UIKit

class BookListViewController: UITableViewController {
    private var books = Book.shelf

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Sort", style: .plain, target: self, action: #selector(sort))
    }

    @objc private func sort() {
        books.sort { $0.title < $1.title }
        tableView.reloadData()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let controller = segue.destination as? BookViewController,
            let index = tableView.indexPathForSelectedRow
        else { return }
        controller.book = books[index.row]
    }
}

extension BookListViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        books.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
        (cell as? BookCell)?.show(books[indexPath.row])
        return cell
    }
}
