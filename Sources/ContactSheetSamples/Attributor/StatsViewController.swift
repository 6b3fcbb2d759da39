import UIKit

/// The lecture's second screen: how many characters have a color, and how many an outline.
final class StatsViewController: UIViewController {
    /// The steps of the lecture.
    enum Variant {
        /// Frames on the canvas that aren't on a guideline, with the outline label above the color label.
        case withoutConstraints
        /// The color label in the lower left corner, and the outline label above it.
        case lowerLeft
        /// In addition, the outline label has a width of 157 points.
        case fixedWidth
    }

    private let variant: Variant
    private let text: NSAttributedString
    let colored = UILabel()
    let outlined = UILabel()

    init(_ text: NSAttributedString, _ variant: Variant = .lowerLeft) {
        self.text = text
        self.variant = variant
        super.init(nibName: nil, bundle: nil)
        title = "Stats"
    }

    required init?(coder: NSCoder) {
        text = NSAttributedString(string: "")
        variant = .lowerLeft
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        colored.text = "\(AttributorText.count(.foregroundColor, in: text)) colorful characters"
        outlined.text = "\(AttributorText.count(.strokeWidth, in: text)) outlined characters"
        for label in [colored, outlined] {
            label.font = .systemFont(ofSize: 17)
            view.addSubview(label)
        }
        guard variant != .withoutConstraints else {
            outlined.frame = CGRect(x: 79, y: 121, width: 162, height: 21)
            colored.frame = CGRect(x: 79, y: 183, width: 162, height: 21)
            return
        }
        for label in [colored, outlined] { label.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate(constraints)
        if variant == .fixedWidth {
            outlined.widthAnchor.constraint(equalToConstant: 157).isActive = true
        }
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

    /// Standard distances, and the alignment of the left edges.
    private var constraints: [NSLayoutConstraint] {
        let views: [String: Any] = [
            "outlined": outlined, "colored": colored, "bottom": bottomLayoutGuide,
        ]
        return ["H:|-[colored]", "V:[outlined]-[colored]-[bottom]"].flatMap {
            NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views)
        } + [outlined.leadingAnchor.constraint(equalTo: colored.leadingAnchor)]
    }
}
