import ContactSheet

/// A controller that shows each section of a page as a card with lines of specimens.
///
/// What is left of the height above the keyboard is divided among the lines, within limits.
final class CatalogViewController: UIViewController {
    private let cards: [CatalogCard]

    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 12
    private static let largestExtra: CGFloat = 40

    init(_ page: CatalogPage) {
        cards = page.sections.map(CatalogCard.init)
        super.init(nibName: nil, bundle: nil)
        title = page.name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for card in cards { view.addSubview(card) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets)
        area.size.height = view.keyboardLayoutGuide.layoutFrame.minY - area.minY
        area = area.insetBy(dx: Self.margin, dy: Self.gap)
        let lines = cards.map { $0.lines(within: area.width) }
        let heights = lines.map(CatalogCard.height)
        let rest = area.height - heights.reduce(0, +) - Self.gap * CGFloat(cards.count - 1)
        let count = CGFloat(max(1, lines.joined().count))
        let extra = max(0, min(Self.largestExtra, (rest / count).rounded(.down)))
        var y = area.minY
        for (card, (lines, height)) in zip(cards, zip(lines, heights)) {
            let whole = height + extra * CGFloat(lines.count)
            card.frame = CGRect(x: area.minX, y: y, width: area.width, height: whole)
            card.show(lines, extra: extra)
            y += whole + Self.gap
        }
    }
}
