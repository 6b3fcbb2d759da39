import ContactSheet

/// A section of the catalog: a title above lines of specimens, each with its caption below.
final class CatalogCard: UIView {
    private var shownLines: [[CatalogItem]] = []
    /// The additional space at each line, in points.
    private var extra: CGFloat = 0
    private let title = UILabel()
    private let specimens: [(specimen: Specimen, caption: UILabel)]

    private static let margin: CGFloat = 16
    private static let titleHeight: CGFloat = 36
    private static let gap: CGFloat = 14
    private static let captionGap: CGFloat = 4

    init(_ section: CatalogSection) {
        specimens = section.specimens().map { ($0, UILabel()) }
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        title.text = section.name
        title.font = .boldSystemFont(ofSize: 15)
        title.textColor = .label
        addSubview(title)
        for (specimen, caption) in specimens {
            caption.text = specimen.caption
            caption.font = .systemFont(ofSize: 10)
            caption.textColor = .secondaryLabel
            addSubview(specimen.view)
            addSubview(caption)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: Self.margin, dy: 0)
        title.frame = CGRect(x: area.minX, y: 0, width: area.width, height: Self.titleHeight)
        var y = Self.titleHeight + (extra / 2).rounded()
        for line in shownLines {
            place(line, in: area, at: y)
            y += Self.height(of: line) + Self.gap + extra
        }
    }

    /// Shows lines with additional space at each.
    func show(_ lines: [[CatalogItem]], extra: CGFloat) {
        (shownLines, self.extra) = (lines, extra)
        setNeedsLayout()
    }

    /// Returns the height in points of a card with lines.
    static func height(of lines: [[CatalogItem]]) -> CGFloat {
        lines.reduce(titleHeight) { $0 + height(of: $1) + gap }
    }

    /// Returns the lines of specimens on a card with a width in points.
    func lines(within width: CGFloat) -> [[CatalogItem]] {
        let length = width - 2 * Self.margin
        var lines: [[CatalogItem]] = []
        var x: CGFloat = 0
        for item in specimens.map({ CatalogItem($0.specimen, $0.caption) }) {
            if lines.isEmpty || item.startsLine || x + item.width > length {
                lines.append([])
                x = 0
            }
            lines[lines.count - 1].append(item)
            x += item.width + Self.gap
        }
        return lines
    }

    private static func height(of line: [CatalogItem]) -> CGFloat {
        let captions = line.map(\.captionSize.height).max() ?? 0
        return (line.map(\.size.height).max() ?? 0) + captionGap + captions
    }

    /// Places the specimens of a line, which are aligned at the bottom so that their captions share
    /// a line.
    private func place(_ line: [CatalogItem], in area: CGRect, at y: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let bottom = y + (line.map(\.size.height).max() ?? 0)
        var x = area.minX
        for item in line {
            let left = isMirrored ? area.maxX + area.minX - x - item.width : x
            item.view.frame = CGRect(
                origin: CGPoint(
                    x: isMirrored ? left + item.width - item.size.width : left,
                    y: bottom - item.size.height), size: item.size)
            item.caption.frame = CGRect(
                x: left, y: bottom + Self.captionGap, width: item.width,
                height: item.captionSize.height)
            x += item.width + Self.gap
        }
    }
}

/// A specimen with its measured sizes, in points.
@MainActor struct CatalogItem {
    let view: UIView
    let caption: UILabel
    let size: CGSize
    let captionSize: CGSize
    let startsLine: Bool

    var width: CGFloat { max(size.width, captionSize.width) }

    init(_ specimen: Specimen, _ caption: UILabel) {
        view = specimen.view
        self.caption = caption
        size = specimen.size ?? specimen.view.sizeThatFits(.zero)
        captionSize = caption.sizeThatFits(.zero)
        startsLine = specimen.startsLine
    }
}
