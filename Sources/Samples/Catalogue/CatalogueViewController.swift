import ContactSheet

/// Sets a page's specimens in lines, each with its caption below.
final class CatalogueViewController: UIViewController {
    private let specimens: [(specimen: Specimen, caption: UILabel)]

    private static let margin: CGFloat = 20
    private static let gap: CGFloat = 16
    private static let captionGap: CGFloat = 4

    init(_ page: CataloguePage) {
        specimens = page.specimens().map { ($0, UILabel()) }
        super.init(nibName: nil, bundle: nil)
        title = page.name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (specimen, caption) in specimens {
            caption.text = specimen.caption
            caption.font = .systemFont(ofSize: 10)
            caption.textColor = .secondaryLabel
            view.addSubview(specimen.view)
            view.addSubview(caption)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
            .insetBy(dx: Self.margin, dy: Self.margin)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var (x, y, height) = (area.minX, area.minY, CGFloat(0))
        for (specimen, caption) in specimens {
            let size = Self.size(of: specimen)
            let captionSize = caption.sizeThatFits(.zero)
            let width = max(size.width, captionSize.width)
            if x > area.minX, x + width > area.maxX {
                (x, y, height) = (area.minX, y + height + Self.gap, 0)
            }
            let left = isMirrored ? area.maxX + area.minX - x - width : x
            specimen.view.frame = CGRect(
                origin: CGPoint(x: isMirrored ? left + width - size.width : left, y: y), size: size)
            caption.frame = CGRect(
                x: left, y: y + size.height + Self.captionGap, width: width,
                height: captionSize.height)
            x += width + Self.gap
            height = max(height, size.height + Self.captionGap + captionSize.height)
        }
    }

    private static func size(of specimen: Specimen) -> CGSize {
        specimen.size ?? specimen.view.sizeThatFits(.zero)
    }
}
