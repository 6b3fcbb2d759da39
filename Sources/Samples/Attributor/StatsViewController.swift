import UIKit

/// The lecture's second screen: counts of the text's attributes, below a bar that leads back.
final class StatsViewController: UIViewController, UINavigationBarDelegate {
    let colored = UILabel()
    let outlined = UILabel()
    private let note = UILabel()
    private let bar = UINavigationBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        bar.items = [UINavigationItem(title: "Attributor"), UINavigationItem(title: "Stats")]
        bar.delegate = self
        let text = AttributedNote.text
        note.attributedText = text
        note.numberOfLines = 0
        note.preferredMaxLayoutWidth = UIScreen.main.bounds.width - 40
        colored.text = "\(AttributedNote.count(.foregroundColor, in: text)) colored characters"
        outlined.text = "\(AttributedNote.count(.strokeWidth, in: text)) outlined characters"
        for label in [colored, outlined] { label.font = .systemFont(ofSize: 22) }
        for subview in [bar, note, colored, outlined] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate(constraints)
    }

    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

    private var constraints: [NSLayoutConstraint] {
        let area = view.safeAreaLayoutGuide
        return [
            bar.topAnchor.constraint(equalTo: area.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            colored.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 20),
            outlined.topAnchor.constraint(equalTo: colored.bottomAnchor, constant: 8),
            note.topAnchor.constraint(equalTo: outlined.bottomAnchor, constant: 20),
            area.trailingAnchor.constraint(equalTo: note.trailingAnchor, constant: 20),
        ]
            + [colored, outlined, note].map {
                $0.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20)
            }
    }
}
