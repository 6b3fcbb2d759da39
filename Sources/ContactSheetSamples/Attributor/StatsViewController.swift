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

    // The outlets of the document. The screen in code sets them in `viewDidLoad()`.
    var coloredLabel: UILabel!
    var outlinedLabel: UILabel!

    /// The text whose characters are counted, or `nil` to show a document's own labels.
    var textToAnalyze: NSAttributedString? {
        didSet { if isViewLoaded { showCounts() } }
    }

    /// The step to lay out in code, or `nil` for a document, which contains the views.
    private let variant: Variant?

    init(_ text: NSAttributedString, _ variant: Variant = .lowerLeft) {
        textToAnalyze = text
        self.variant = variant
        super.init(nibName: nil, bundle: nil)
        title = "Stats"
    }

    required init?(coder: NSCoder) {
        variant = nil
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let variant { addLabels(variant) }
        showCounts()
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

    private func showCounts() {
        guard let text = textToAnalyze else { return }
        let colored = AttributorText.count(.foregroundColor, in: text)
        let outlined = AttributorText.count(.strokeWidth, in: text)
        coloredLabel.text = "\(colored) colorful characters"
        outlinedLabel.text = "\(outlined) outlined characters"
    }

    // MARK: Layout in code

    private func addLabels(_ variant: Variant) {
        view.backgroundColor = .systemBackground
        coloredLabel = UILabel()
        outlinedLabel = UILabel()
        let labels: [UILabel] = [coloredLabel, outlinedLabel]
        for label in labels {
            label.font = .systemFont(ofSize: 17)
            view.addSubview(label)
        }
        guard variant != .withoutConstraints else {
            outlinedLabel.frame = CGRect(x: 79, y: 121, width: 162, height: 21)
            coloredLabel.frame = CGRect(x: 79, y: 183, width: 162, height: 21)
            return
        }
        for label in labels { label.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate(constraints)
        if variant == .fixedWidth {
            outlinedLabel.widthAnchor.constraint(equalToConstant: 157).isActive = true
        }
    }

    /// Standard distances, and the alignment of the left edges.
    private var constraints: [NSLayoutConstraint] {
        let views: [String: Any] = [
            "outlined": outlinedLabel!, "colored": coloredLabel!, "bottom": bottomLayoutGuide,
        ]
        return ["H:|-[colored]", "V:[outlined]-[colored]-[bottom]"].flatMap {
            NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views)
        } + [outlinedLabel.leadingAnchor.constraint(equalTo: coloredLabel.leadingAnchor)]
    }
}
