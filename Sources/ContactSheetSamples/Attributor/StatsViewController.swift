import UIKit

/// The lecture's second screen: counts of the text's attributes, below a navigation bar with a back
/// button.
final class StatsViewController: UIViewController {
    let colored = UILabel()
    let outlined = UILabel()
    private let note = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Stats"
        let text = AttributedNote.text
        note.attributedText = text
        note.numberOfLines = 0
        note.preferredMaxLayoutWidth = UIScreen.main.bounds.width - 40
        colored.text = "\(AttributedNote.count(.foregroundColor, in: text)) colored characters"
        outlined.text = "\(AttributedNote.count(.strokeWidth, in: text)) outlined characters"
        for label in [colored, outlined] { label.font = .systemFont(ofSize: 22) }
        for subview in [note, colored, outlined] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate(constraints)
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

    private var constraints: [NSLayoutConstraint] {
        let area = view.safeAreaLayoutGuide
        return [
            colored.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
            outlined.topAnchor.constraint(equalTo: colored.bottomAnchor, constant: 8),
            note.topAnchor.constraint(equalTo: outlined.bottomAnchor, constant: 20),
            area.trailingAnchor.constraint(equalTo: note.trailingAnchor, constant: 20),
        ]
            + [colored, outlined, note].map {
                $0.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20)
            }
    }
}
