import UIKit

/// The first screen after the installation: what Trailbook is for. The illustration is above the
/// text, or next to it where the window is wider than high.
final class OnboardingViewController: UIViewController {
    private let artwork = ArtworkView("Welcome")
    private let scrollView = UIScrollView()
    private let content = UIView()
    private let texts = UIStackView()
    private let pages = UIPageControl()
    private let start = UIButton(configuration: .filled())
    private let signIn = UIButton(configuration: .plain())
    /// The constraints of an illustration above the text, and of one next to it.
    private var above: [NSLayoutConstraint] = []
    private var beside: [NSLayoutConstraint] = []

    override var preferredStatusBarStyle: UIStatusBarStyle { .default }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.tintColor = TrailbookStyle.accent
        configureTexts()
        configureButtons()
        view.addManaged(artwork, scrollView, pages, start, signIn)
        scrollView.addManaged(content)
        content.addManaged(texts)
        constrain()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width > view.bounds.height
        NSLayoutConstraint.deactivate(isWide ? above : beside)
        NSLayoutConstraint.activate(isWide ? beside : above)
    }

    private func configureTexts() {
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let title = UILabel("Find your next trail", .largeTitle, weight: .bold)
        if isPad {
            title.font = UIFontMetrics(forTextStyle: .largeTitle)
                .scaledFont(for: .systemFont(ofSize: 46, weight: .bold))
        }
        title.textAlignment = .center
        texts.axis = .vertical
        texts.spacing = isPad ? 28 : 20
        texts.addArrangedSubview(title)
        texts.setCustomSpacing(28, after: title)
        for feature in [
            ("map", "Maps that work offline", "Every hike without a signal."),
            ("book.closed", "Keep a journal", "Photos and notes, day by day."),
            ("person.2", "Hike together", "Plan a tour and share it with friends."),
        ] {
            texts.addArrangedSubview(
                FeatureRow(feature.0, feature.1, feature.2, isLarge: isPad))
        }
        scrollView.alwaysBounceVertical = false
    }

    private func configureButtons() {
        pages.numberOfPages = 3
        pages.currentPageIndicatorTintColor = TrailbookStyle.accent
        pages.pageIndicatorTintColor = .tertiaryLabel
        var filled = UIButton.Configuration.filled()
        filled.title = "Get Started"
        filled.buttonSize = .large
        filled.cornerStyle = .capsule
        filled.baseBackgroundColor = TrailbookStyle.accent
        filled.baseForegroundColor = .systemBackground
        filled.titleTextAttributesTransformer = .init { attributes in
            var attributes = attributes
            attributes.font = TrailbookStyle.font(.headline, .semibold)
            return attributes
        }
        start.configuration = filled
        var plain = UIButton.Configuration.plain()
        plain.title = "I Have an Account"
        plain.baseForegroundColor = TrailbookStyle.accent
        signIn.configuration = plain
    }

    private func constrain() {
        let safe = view.safeAreaLayoutGuide
        let guide = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        let fills = texts.widthAnchor.constraint(equalTo: content.widthAnchor, constant: -56)
        fills.priority = UILayoutPriority(740)
        // The illustration is smaller if the text needs the space.
        let shows = frame.heightAnchor.constraint(greaterThanOrEqualTo: content.heightAnchor)
        shows.priority = UILayoutPriority(600)
        let startFills = start.widthAnchor.constraint(
            equalTo: scrollView.widthAnchor, constant: -48)
        startFills.priority = .defaultHigh
        let lowest = signIn.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12)
        lowest.priority = .defaultHigh
        NSLayoutConstraint.activate([
            artwork.topAnchor.constraint(equalTo: view.topAnchor),
            artwork.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: pages.topAnchor),
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
            content.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
            texts.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            texts.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            texts.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 20),
            texts.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
            texts.leadingAnchor.constraint(
                greaterThanOrEqualTo: content.leadingAnchor, constant: 20),
            shows,
            fills, startFills, lowest,
            pages.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            start.topAnchor.constraint(equalTo: pages.bottomAnchor, constant: 8),
            start.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            start.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
            signIn.topAnchor.constraint(equalTo: start.bottomAnchor, constant: 4),
            signIn.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            signIn.widthAnchor.constraint(lessThanOrEqualTo: start.widthAnchor),
            signIn.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor),
        ])
        let tall = artwork.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.46)
        tall.priority = UILayoutPriority(500)
        above = [
            artwork.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            artwork.heightAnchor.constraint(
                greaterThanOrEqualTo: view.heightAnchor, multiplier: 0.16),
            tall,
            scrollView.topAnchor.constraint(equalTo: artwork.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ]
        beside = [
            artwork.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            artwork.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: artwork.trailingAnchor),
        ]
    }
}

/// A symbol next to a heading and a sentence.
final class FeatureRow: UIView {
    init(_ symbol: String, _ title: String, _ text: String, isLarge: Bool) {
        super.init(frame: .zero)
        let icon = UIImageView(image: UIImage(systemName: symbol))
        icon.tintColor = TrailbookStyle.accent
        icon.contentMode = .center
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            font: TrailbookStyle.font(.title1, .medium))
        icon.widthAnchor.constraint(
            equalToConstant: UIFontMetrics(forTextStyle: .title1).scaledValue(for: 44)
        ).isActive = true
        let texts = UIStackView(
            .vertical, spacing: 2,
            [
                UILabel(title, isLarge ? .title3 : .headline, weight: .semibold),
                UILabel(text, isLarge ? .body : .subheadline, color: .secondaryLabel),
            ])
        embed(UIStackView(.horizontal, spacing: 16, alignment: .center, [icon, texts]))
    }

    required init?(coder: NSCoder) { nil }
}
