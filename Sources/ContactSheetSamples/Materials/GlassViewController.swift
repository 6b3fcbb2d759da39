import ContactSheet

/// Liquid Glass over a landscape: effect views, buttons, and a tab bar.
final class GlassViewController: UIViewController {
    private let stack = UIStackView()

    /// Creates the screen with a tab bar below it.
    static func inBars() -> UIViewController {
        let glass = GlassViewController()
        glass.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: nil, action: nil)
        glass.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .search, target: nil, action: nil)
        glass.title = "Glass"
        let tabs = UITabBarController()
        let first = UINavigationController(rootViewController: glass)
        first.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        let second = UIViewController()
        second.tabBarItem = UITabBarItem(tabBarSystemItem: .history, tag: 1)
        tabs.viewControllers = [first, second]
        return tabs
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let scenery = SceneryView(frame: view.bounds)
        scenery.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scenery)
        stack.axis = .vertical
        stack.spacing = 18
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        addEffects()
        addButtons()
    }

    private func addEffects() {
        let regular = UIGlassEffect(style: .regular)
        let clear = UIGlassEffect(style: .clear)
        let tinted = UIGlassEffect(style: .regular)
        tinted.tintColor = .systemIndigo
        let effects = [("Regular", regular), ("Clear", clear), ("Tinted", tinted)]
        for (name, effect) in effects {
            let glass = UIVisualEffectView(effect: effect)
            let label = UILabel()
            label.text = name
            label.font = .preferredFont(forTextStyle: .headline)
            label.textAlignment = .center
            if effect === tinted { label.textColor = .white }
            label.frame = glass.contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            glass.contentView.addSubview(label)
            glass.widthAnchor.constraint(equalToConstant: 240).isActive = true
            glass.heightAnchor.constraint(equalToConstant: 64).isActive = true
            stack.addArrangedSubview(glass)
        }
    }

    private func addButtons() {
        var configurations: [(String, UIButton.Configuration)] = [
            ("Glass", .glass()), ("Prominent glass", .prominentGlass()),
            ("Clear glass", .clearGlass()), ("Prominent clear glass", .prominentClearGlass()),
        ]
        for index in configurations.indices {
            configurations[index].1.title = configurations[index].0
            configurations[index].1.buttonSize = .large
            stack.addArrangedSubview(
                UIButton(configuration: configurations[index].1, primaryAction: nil))
        }
    }
}
