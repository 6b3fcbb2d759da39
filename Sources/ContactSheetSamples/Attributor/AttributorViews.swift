import UIKit

/// The views of the lecture's Attributor in code, with the constraints of each step.
@MainActor struct AttributorViews {
    /// The names and backgrounds of the color buttons.
    private static let colors: [(name: String, color: UIColor)] = [
        ("Red", .red), ("Green", .green), ("Orange", .orange), ("Purple", .purple),
    ]

    let body = UITextView()
    let colorButtons = colors.map { name, color in
        let button = UIButton(type: .custom)
        button.backgroundColor = color
        button.accessibilityLabel = name
        return button
    }
    let outline = UIButton(type: .system)
    let unoutline = UIButton(type: .system)

    init() {
        body.attributedText = AttributorText.unpainted
        body.isEditable = false
        body.backgroundColor = .secondarySystemBackground
        outline.setTitle("Outline", for: .normal)
        unoutline.setTitle("Unoutline", for: .normal)
        for button in [outline, unoutline] { button.titleLabel?.font = .systemFont(ofSize: 17) }
    }

    /// Adds the views to the controller's view, with the frames or the constraints of a step.
    func add(to controller: UIViewController, _ variant: AttributorViewController.Variant) {
        let subviews = [body] + colorButtons + [outline, unoutline]
        for subview in subviews { controller.view.addSubview(subview) }
        guard variant != .withoutConstraints else {
            for (subview, frame) in zip(subviews, Self.frames) { subview.frame = frame }
            return
        }
        for subview in subviews { subview.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate(spaces(in: controller) + alignments + widths(of: variant))
    }

    /// The frames on a canvas of 320 × 480 points with a navigation bar.
    private static let frames: [CGRect] =
        [CGRect(x: 20, y: 72, width: 280, height: 287)]
        + (0..<4).map { CGRect(x: 20 + 72 * $0, y: 367, width: 64, height: 64) }
        + [
            CGRect(x: 20, y: 439, width: 54, height: 33),
            CGRect(x: 228, y: 439, width: 72, height: 33),
        ]

    /// Returns the standard distances between the views and from the edges of the screen. The text
    /// takes the height that is left, because the color buttons are 64 points high.
    private func spaces(in controller: UIViewController) -> [NSLayoutConstraint] {
        let views: [String: Any] = [
            "top": controller.topLayoutGuide, "body": body, "one": colorButtons[0],
            "two": colorButtons[1], "three": colorButtons[2], "four": colorButtons[3],
            "outline": outline, "bottom": controller.bottomLayoutGuide,
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
            colorButtons[0].leadingAnchor.constraint(equalTo: body.leadingAnchor),
            colorButtons[3].trailingAnchor.constraint(equalTo: body.trailingAnchor),
            outline.leadingAnchor.constraint(equalTo: body.leadingAnchor),
            unoutline.trailingAnchor.constraint(equalTo: body.trailingAnchor),
            unoutline.lastBaselineAnchor.constraint(equalTo: outline.lastBaselineAnchor),
        ]
        for button in colorButtons.dropFirst() {
            constraints += [
                button.topAnchor.constraint(equalTo: colorButtons[0].topAnchor),
                button.heightAnchor.constraint(equalToConstant: 64),
            ]
        }
        return constraints
    }

    private func widths(of variant: AttributorViewController.Variant) -> [NSLayoutConstraint] {
        let equal = [3, 1, 2].map {
            colorButtons[0].widthAnchor.constraint(equalTo: colorButtons[$0].widthAnchor)
        }
        let fixed = colorButtons.prefix(3).map { $0.widthAnchor.constraint(equalToConstant: 64) }
        switch variant {
        case .withoutConstraints: return []
        case .suggested: return fixed
        case .equalAndFixedWidths: return equal + fixed
        case .equalWidths: return equal
        }
    }
}
