import UIKit

/// A trail: its illustration under a transparent bar, facts, a description, a map, and a button that
/// floats over the text.
final class TrailViewController: UIViewController {
    private let trail: Trail
    private let artwork: ArtworkView
    private let shade = FadeView([
        UIColor(red: 0.05, green: 0.08, blue: 0.2, alpha: 0.5), UIColor(white: 0, alpha: 0),
    ])
    private let scrollView = UIScrollView()
    private let panel = UIView()
    private let columns = UIStackView()
    private let start = UIButton(configuration: .filled())
    /// The constraints of an illustration above the text, and of one next to it.
    private var above: [NSLayoutConstraint] = []
    private var beside: [NSLayoutConstraint] = []

    init(_ trail: Trail) {
        self.trail = trail
        artwork = ArtworkView(trail.artwork)
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configureBar()
        configureContent()
        configureButton()
        constrain()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.tintColor = .white
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.navigationBar.tintColor = nil
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isFlat = view.bounds.width > view.bounds.height && view.bounds.height < 500
        NSLayoutConstraint.deactivate(isFlat ? above : beside)
        NSLayoutConstraint.activate(isFlat ? beside : above)
        panel.layer.cornerRadius = isFlat ? 0 : 28
        let isWide = view.bounds.width >= 700 && !isFlat
        columns.axis = isWide ? .horizontal : .vertical
        columns.alignment = isWide ? .top : .fill
        columns.distribution = isWide ? .fillEqually : .fill
        // The trailing buttons are above the illustration or above the text.
        navigationItem.rightBarButtonItems?.forEach {
            $0.tintColor = isFlat ? TrailbookStyle.accent : nil
        }
    }

    private func configureBar() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = appearance
        navigationItem.compactAppearance = appearance
        navigationItem.rightBarButtonItems = ["square.and.arrow.up", "bookmark"].map {
            UIBarButtonItem(
                image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
        }
    }

    private func configureContent() {
        panel.backgroundColor = .systemBackground
        panel.layer.cornerCurve = .continuous
        panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsVerticalScrollIndicator = false
        columns.addArrangedSubview(
            UIStackView(
                .vertical, spacing: 20,
                [TrailTitleView(trail), TrailFactsView(trail), about]))
        columns.addArrangedSubview(
            UIStackView(.vertical, spacing: 24, [TrailProfileView(), TrailMapView()]))
        columns.spacing = 28
        view.addManaged(artwork, shade, scrollView)
        scrollView.addManaged(panel)
        panel.addManaged(columns)
    }

    private var about: UIView {
        let text = UILabel(trail.summary, .body, color: .secondaryLabel)
        return UIStackView(
            .vertical, spacing: 8, [UILabel("About", .title3, weight: .semibold), text])
    }

    private func configureButton() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Start Hike"
        configuration.image = UIImage(systemName: "figure.hiking")
        configuration.imagePadding = 8
        configuration.cornerStyle = .capsule
        configuration.buttonSize = .large
        configuration.baseBackgroundColor = TrailbookStyle.accent
        configuration.baseForegroundColor = .systemBackground
        configuration.titleTextAttributesTransformer = .init { attributes in
            var attributes = attributes
            attributes.font = TrailbookStyle.font(.headline, .semibold)
            return attributes
        }
        start.configuration = configuration
        start.layer.shadowColor = UIColor.black.cgColor
        start.layer.shadowOpacity = 0.22
        start.layer.shadowRadius = 12
        start.layer.shadowOffset = CGSize(width: 0, height: 6)
        let fade = FadeView([
            .systemBackground.withAlphaComponent(0), .systemBackground.withAlphaComponent(0.9),
            .systemBackground,
        ])
        view.addManaged(fade, start)
        NSLayoutConstraint.activate([
            fade.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            fade.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            fade.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            fade.topAnchor.constraint(equalTo: start.topAnchor, constant: -36),
        ])
    }

    private func constrain() {
        let content = scrollView.contentLayoutGuide
        let safe = view.safeAreaLayoutGuide
        let margin = TrailbookStyle.margin + 4
        let widest = columns.widthAnchor.constraint(lessThanOrEqualToConstant: 1040)
        let fills = columns.leadingAnchor.constraint(
            equalTo: panel.leadingAnchor, constant: margin)
        fills.priority = .defaultHigh
        let lowest = start.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20)
        lowest.priority = .defaultHigh
        let startFills = start.widthAnchor.constraint(
            equalTo: scrollView.widthAnchor, constant: -48)
        startFills.priority = .defaultHigh
        NSLayoutConstraint.activate([
            artwork.topAnchor.constraint(equalTo: view.topAnchor),
            artwork.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            shade.topAnchor.constraint(equalTo: view.topAnchor),
            shade.leadingAnchor.constraint(equalTo: artwork.leadingAnchor),
            shade.trailingAnchor.constraint(equalTo: artwork.trailingAnchor),
            shade.heightAnchor.constraint(equalToConstant: 140),
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panel.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            panel.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            panel.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            columns.topAnchor.constraint(equalTo: panel.topAnchor, constant: margin),
            columns.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
            columns.leadingAnchor.constraint(
                greaterThanOrEqualTo: panel.leadingAnchor, constant: margin),
            panel.bottomAnchor.constraint(equalTo: columns.bottomAnchor, constant: 110),
            widest, fills, startFills, lowest,
            start.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            start.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
            start.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -4),
            start.heightAnchor.constraint(greaterThanOrEqualToConstant: 52),
        ])
        above = [
            artwork.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            artwork.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.44),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.topAnchor.constraint(equalTo: content.topAnchor),
        ]
        beside = [
            artwork.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            artwork.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.42),
            scrollView.leadingAnchor.constraint(equalTo: artwork.trailingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            panel.topAnchor.constraint(equalTo: content.topAnchor),
        ]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The text begins below the illustration, whose height depends on the window.
        let isFlat = artwork.frame.height == view.bounds.height
        let top = isFlat ? view.safeAreaInsets.top : artwork.frame.height - 28
        guard scrollView.contentInset.top != top else { return }
        scrollView.contentInset.top = top
        scrollView.contentOffset.y = -top
    }
}
