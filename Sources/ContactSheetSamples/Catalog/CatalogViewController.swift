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
        let extra = extra(in: area)
        var y = area.minY
        for card in cards {
            let height = card.height(forWidth: area.width, extra: extra)
            card.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
            card.extra = extra
            y += height + Self.gap
        }
    }

    /// Returns the additional space at each line.
    private func extra(in area: CGRect) -> CGFloat {
        let heights = cards.map { $0.height(forWidth: area.width, extra: 0) }
        let rest = area.height - heights.reduce(0, +) - Self.gap * CGFloat(cards.count - 1)
        let lines = cards.map { $0.lines(within: area.width).count }.reduce(0, +)
        return max(0, min(Self.largestExtra, (rest / CGFloat(max(lines, 1))).rounded(.down)))
    }
}
