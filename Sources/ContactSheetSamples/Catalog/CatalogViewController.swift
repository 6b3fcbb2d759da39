import ContactSheet

/// A controller that arranges the specimens of a page in lines, each with its caption below.
final class CatalogViewController: UIViewController {
    private let specimens: [(specimen: Specimen, caption: UILabel)]

    private static let margin: CGFloat = 20
    private static let gap: CGFloat = 16
    private static let captionGap: CGFloat = 4

    init(_ page: CatalogPage) {
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
        var y = area.minY
        for line in lines(within: area.width) {
            y = place(line, in: area, at: y) + Self.gap
        }
    }

    private struct Item {
        let view: UIView
        let caption: UILabel
        let size: CGSize
        let captionSize: CGSize
        let startsLine: Bool

        var width: CGFloat { max(size.width, captionSize.width) }

        @MainActor init(_ specimen: Specimen, _ caption: UILabel) {
            view = specimen.view
            self.caption = caption
            size = specimen.size ?? specimen.view.sizeThatFits(.zero)
            captionSize = caption.sizeThatFits(.zero)
            startsLine = specimen.startsLine
        }
    }

    private func lines(within length: CGFloat) -> [[Item]] {
        var lines: [[Item]] = []
        var x: CGFloat = 0
        for item in specimens.map({ Item($0.specimen, $0.caption) }) {
            if lines.isEmpty || item.startsLine || x + item.width > length {
                lines.append([])
                x = 0
            }
            lines[lines.count - 1].append(item)
            x += item.width + Self.gap
        }
        return lines
    }

    /// Places the specimens of a line, which are aligned at the bottom so that their captions share
    /// a line.
    ///
    /// - Returns: The bottom of the line.
    private func place(_ line: [Item], in area: CGRect, at y: CGFloat) -> CGFloat {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let bottom = y + (line.map(\.size.height).max() ?? 0)
        var (x, end) = (area.minX, bottom)
        for item in line {
            let left = isMirrored ? area.maxX + area.minX - x - item.width : x
            item.view.frame = CGRect(
                origin: CGPoint(
                    x: isMirrored ? left + item.width - item.size.width : left,
                    y: bottom - item.size.height), size: item.size)
            item.caption.frame = CGRect(
                x: left, y: bottom + Self.captionGap, width: item.width,
                height: item.captionSize.height)
            end = max(end, item.caption.frame.maxY)
            x += item.width + Self.gap
        }
        return end
    }
}
