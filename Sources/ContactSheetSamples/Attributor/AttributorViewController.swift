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

    /// The names and backgrounds of the color buttons.
    private static let colors: [(name: String, color: UIColor)] = [
        ("Red", .red), ("Green", .green), ("Orange", .orange), ("Purple", .purple),
    ]

    private let variant: Variant
    private let stats: StatsViewController.Variant
    let body = UITextView()
    let buttons = colors.map { name, color in
        let button = UIButton(type: .custom)
        button.backgroundColor = color
        button.accessibilityLabel = name
        return button
    }
    let outline = UIButton(type: .system)
    let unoutline = UIButton(type: .system)

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
        variant = .equalWidths
        stats = .lowerLeft
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Otherwise, iOS 7 moves the text down by the height of the bars, although it isn't below them.
        automaticallyAdjustsScrollViewInsets = false
        view.backgroundColor = .systemBackground
        body.attributedText = AttributorText.unpainted
        body.isEditable = false
        body.backgroundColor = .secondarySystemBackground
        for button in buttons {
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    guard let color = button?.backgroundColor else { return }
                    self?.changeSelection {
                        $0.addAttribute(.foregroundColor, value: color, range: $1)
                    }
                }, for: .touchUpInside)
        }
        outline.setTitle("Outline", for: .normal)
        outline.addAction(
            UIAction { [weak self] _ in
                self?.changeSelection {
                    $0.addAttributes([.strokeWidth: -3, .strokeColor: UIColor.black], range: $1)
                }
            }, for: .touchUpInside)
        unoutline.setTitle("Unoutline", for: .normal)
        unoutline.addAction(
            UIAction { [weak self] _ in
                self?.changeSelection {
                    $0.removeAttribute(.strokeWidth, range: $1)
                    $0.removeAttribute(.strokeColor, range: $1)
                }
            }, for: .touchUpInside)
        for button in [outline, unoutline] { button.titleLabel?.font = .systemFont(ofSize: 17) }
        addSubviews()
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

    // MARK: Text

    private func changeSelection(_ change: (NSMutableAttributedString, NSRange) -> Void) {
        let selection = body.selectedRange
        let text = NSMutableAttributedString(attributedString: body.attributedText)
        change(text, selection)
        body.attributedText = text
        // A new text moves the insertion point to its end.
        body.selectedRange = selection
    }

    /// Shows the counts for the current text.
    func showStats() {
        let controller = StatsViewController(body.attributedText, stats)
        navigationController?.pushViewController(controller, animated: true)
    }

    // MARK: Layout

    private func addSubviews() {
        let subviews = [body] + buttons + [outline, unoutline]
        for subview in subviews { view.addSubview(subview) }
        guard variant != .withoutConstraints else {
            for (subview, frame) in zip(subviews, Self.frames) { subview.frame = frame }
            return
        }
        for subview in subviews { subview.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate(spaces + alignments + widths)
    }

    /// The frames on a canvas of 320 × 480 points with a navigation bar.
    private static let frames: [CGRect] =
        [CGRect(x: 20, y: 72, width: 280, height: 287)]
        + (0..<4).map { CGRect(x: 20 + 72 * $0, y: 367, width: 64, height: 64) }
        + [
            CGRect(x: 20, y: 439, width: 54, height: 33),
            CGRect(x: 228, y: 439, width: 72, height: 33),
        ]

    /// The standard distances between the views and from the edges of the screen. The text takes
    /// the height that is left, because the color buttons are 64 points high.
    private var spaces: [NSLayoutConstraint] {
        let views: [String: Any] = [
            "top": topLayoutGuide, "body": body, "one": buttons[0], "two": buttons[1],
            "three": buttons[2], "four": buttons[3], "outline": outline,
            "bottom": bottomLayoutGuide,
        ]
        return [
            "H:|-[body]-|", "H:[one]-[two]-[three]-[four]",
            "V:[top]-[body]-[one(64)]-[outline]-[bottom]",
        ].flatMap {
            NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views)
        }
    }

    private var alignments: [NSLayoutConstraint] {
        var constraints = [
            buttons[0].leadingAnchor.constraint(equalTo: body.leadingAnchor),
            buttons[3].trailingAnchor.constraint(equalTo: body.trailingAnchor),
            outline.leadingAnchor.constraint(equalTo: body.leadingAnchor),
            unoutline.trailingAnchor.constraint(equalTo: body.trailingAnchor),
            unoutline.lastBaselineAnchor.constraint(equalTo: outline.lastBaselineAnchor),
        ]
        for button in buttons.dropFirst() {
            constraints += [
                button.topAnchor.constraint(equalTo: buttons[0].topAnchor),
                button.heightAnchor.constraint(equalToConstant: 64),
            ]
        }
        return constraints
    }

    private var widths: [NSLayoutConstraint] {
        let equal = [3, 1, 2].map {
            buttons[0].widthAnchor.constraint(equalTo: buttons[$0].widthAnchor)
        }
        let fixed = buttons.prefix(3).map { $0.widthAnchor.constraint(equalToConstant: 64) }
        switch variant {
        case .withoutConstraints: return []
        case .suggested: return fixed
        case .equalAndFixedWidths: return equal + fixed
        case .equalWidths: return equal
        }
    }
}
