import UIKit

class BookViewController: UIViewController {
    var book = Book.shelf[0]

    @IBOutlet private var cover: CoverView!
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var authorLabel: UILabel!
    @IBOutlet private var pageLabel: UILabel!
    @IBOutlet private var slider: UISlider!

    override func viewDidLoad() {
        super.viewDidLoad()
        cover.tintColor = book.color
        cover.letter = String(book.title.prefix(1))
        titleLabel.text = book.title
        authorLabel.text = book.author
        slider.maximumValue = Float(book.pages)
        slider.value = Float(book.page)
        slider.minimumTrackTintColor = book.color
        update()
    }

    @IBAction private func pageChanged(_ sender: UISlider) {
        book.page = Int(sender.value)
        update()
    }

    @IBAction private func finish(_ sender: UIButton) {
        book.page = book.pages
        slider.setValue(Float(book.pages), animated: true)
        update()
    }

    private func update() {
        pageLabel.text = "Page \(book.page) of \(book.pages)"
    }
}

#Preview("Finished") {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let controller = storyboard.instantiateViewController(withIdentifier: "Book")
    (controller as? BookViewController)?.book = Book.shelf[2]
    return UINavigationController(rootViewController: controller)
}
