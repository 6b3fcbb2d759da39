import UIKit

/// The lecture's Attributor: a text view above a row of four color buttons, and two buttons below.
/// The buttons change the selected characters.
final class AttributorViewController: UIViewController {
    /// The steps of the lecture.
    enum Variant: String, CaseIterable {
        case withoutConstraints = "1 Without constraints"
        case suggested = "2 Reset to Suggested"
        case equalAndFixedWidths = "3 Equal widths and 64"
        case equalWidths = "4 Equal widths"

        var note: String {
            switch self {
            case .withoutConstraints:
                "The frames of a screen of 320 × 480 points: in landscape, the colors and the "
                    + "outline buttons are off screen."
            case .suggested:
                "Interface Builder fixes three widths at 64 points; the last button takes the rest."
            case .equalAndFixedWidths:
                "Equal widths in addition to those of 64: it looks right, but UIKit breaks all "
                    + "three widths, the third first, and reports each conflict."
            case .equalWidths: "Without the widths of 64, nothing conflicts."
            }
        }
    }

    // The outlets of the document. The screen in code sets them in `viewDidLoad()`.
    var body: UITextView!
    var colorButtons: [UIButton] = []
    var outlineButton: UIButton!
    var unoutlineButton: UIButton!

    /// The step to lay out in code, or `nil` for a document, which contains the views.
    private let variant: Variant?
    private let stats: StatsViewController.Variant

    init(_ variant: Variant, stats: StatsViewController.Variant = .lowerLeft) {
        self.variant = variant
        self.stats = stats
        super.init(nibName: nil, bundle: nil)
        title = "Attributor"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Stats", primaryAction: UIAction { [weak self] _ in self?.showStats() })
    }

    /// Returns the application: the text's screen below a navigation bar.
    static func app(
        _ variant: Variant, stats: StatsViewController.Variant = .lowerLeft
    ) -> UINavigationController {
        UINavigationController(rootViewController: AttributorViewController(variant, stats: stats))
    }

    required init?(coder: NSCoder) {
        variant = nil
        stats = .lowerLeft
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let variant else { return }
        // Otherwise, iOS 7 moves the text down by the height of the bars, although it isn't below them.
        automaticallyAdjustsScrollViewInsets = false
        view.backgroundColor = .systemBackground
        let views = AttributorViews()
        body = views.body
        colorButtons = views.colorButtons
        outlineButton = views.outline
        unoutlineButton = views.unoutline
        for button in colorButtons {
            button.addTarget(
                self,
                action: AttributorViewController.changeBodySelectionColorToMatchBackground(of:),
                for: .touchUpInside)
        }
        outlineButton.addTarget(
            self, action: AttributorViewController.outlineBodySelection, for: .touchUpInside)
        unoutlineButton.addTarget(
            self, action: AttributorViewController.unoutlineBodySelection, for: .touchUpInside)
        views.add(to: self, variant)
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

    // MARK: Actions

    func changeBodySelectionColorToMatchBackground(of button: UIButton) {
        guard let color = button.backgroundColor else { return }
        changeSelection { $0.addAttribute(.foregroundColor, value: color, range: $1) }
    }

    func outlineBodySelection() {
        changeSelection {
            $0.addAttributes([.strokeWidth: -3, .strokeColor: UIColor.black], range: $1)
        }
    }

    func unoutlineBodySelection() {
        changeSelection {
            $0.removeAttribute(.strokeWidth, range: $1)
            $0.removeAttribute(.strokeColor, range: $1)
        }
    }

    private func changeSelection(_ change: (NSMutableAttributedString, NSRange) -> Void) {
        let selection = body.selectedRange
        let text = NSMutableAttributedString(attributedString: body.attributedText)
        change(text, selection)
        body.attributedText = text
        // A new text moves the insertion point to its end.
        body.selectedRange = selection
    }

    // MARK: Stats

    /// Shows the counts for the current text.
    func showStats() {
        let controller = StatsViewController(body.attributedText, stats)
        navigationController?.pushViewController(controller, animated: true)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if segue.identifier == "Analyze Text" {
            (segue.destination as? StatsViewController)?.textToAnalyze = body.attributedText
        }
    }
}
