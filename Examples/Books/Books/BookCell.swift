import UIKit

class BookCell: UITableViewCell {
    @IBOutlet weak var cover: CoverView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var authorLabel: UILabel!
    @IBOutlet weak var progressView: UIProgressView!

    func show(_ book: Book) {
        cover.tintColor = book.color
        cover.letter = String(book.title.prefix(1))
        titleLabel.text = book.title
        authorLabel.text = book.author
        progressView.progress = book.progress
        progressView.progressTintColor = book.color
    }
}
