import ContactSheet

/// The system materials over a landscape, each with text and a symbol in vibrant colors.
final class MaterialsViewController: UIViewController {
    private let scenery = SceneryView()
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scenery.frame = view.bounds
        scenery.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scenery)
        stack.axis = .vertical
        stack.spacing = 12
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
        ])
        let styles: [(String, UIBlurEffect.Style)] = [
            ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial),
            ("Regular", .systemMaterial), ("Thick", .systemThickMaterial),
            ("Chrome", .systemChromeMaterial),
        ]
        for (name, style) in styles { stack.addArrangedSubview(card(name, style)) }
    }

    private func card(_ name: String, _ style: UIBlurEffect.Style) -> UIView {
        let blur = UIBlurEffect(style: style)
        let card = UIVisualEffectView(effect: blur)
        card.layer.cornerRadius = 16
        card.clipsToBounds = true
        let lines: [(String, UIVibrancyEffectStyle)] = [
            (name, .label), ("Secondary label", .secondaryLabel),
            ("Tertiary label", .tertiaryLabel),
        ]
        for (index, line) in lines.enumerated() {
            let vibrancy = UIVisualEffectView(
                effect: UIVibrancyEffect(blurEffect: blur, style: line.1))
            let label = UILabel()
            label.text = line.0
            label.font = .preferredFont(forTextStyle: index == 0 ? .headline : .subheadline)
            label.sizeToFit()
            vibrancy.frame = CGRect(
                x: 16, y: 14 + 24 * CGFloat(index), width: label.bounds.width,
                height: label.bounds.height)
            vibrancy.contentView.addSubview(label)
            card.contentView.addSubview(vibrancy)
        }
        return card
    }
}
