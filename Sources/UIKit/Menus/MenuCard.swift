import Foundation

/// The surface of an open menu, with rows that scroll if they don't fit.
final class MenuCard: UIView {
    /// Called with the element of a row that was tapped.
    var onTap: ((UIMenuElement) -> Void)?
    private let metrics = MenuMetrics()
    private let scroller = UIScrollView()
    private var headers: [UILabel?] = []
    private var sections: [[MenuRow]] = []

    init() {
        super.init(frame: .zero)
        isOpaque = false
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.showsVerticalScrollIndicator = false
        addSubview(scroller)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ content: MenuContent) {
        for view in scroller.subviews { view.removeFromSuperview() }
        let hasCheckColumn = content.rows.contains(where: \.isChecked)
        let hasImageColumn = content.rows.contains { $0.image != nil }
        headers = content.sections.enumerated().map { index, section in
            let title = section.title.isEmpty && index == 0 ? content.title : section.title
            return title.isEmpty ? nil : header(title)
        }
        sections = content.sections.map { section in
            section.rows.map { element in
                let row = MenuRow(
                    element, hasCheckColumn: hasCheckColumn, hasImageColumn: hasImageColumn)
                row.onTap = { [weak self] in self?.onTap?(element) }
                scroller.addSubview(row)
                return row
            }
        }
        setNeedsLayout()
    }

    private func header(_ title: String) -> UILabel {
        let label = UILabel()
        label.text = title
        label.font = metrics.header
        label.textColor = .secondaryLabel
        scroller.addSubview(label)
        return label
    }

    // MARK: Layout

    /// The height of all rows, in points.
    var naturalHeight: CGFloat { arrange(place: { _, _ in }) }

    /// Returns the height of the content, after calling a closure with the frame of each view.
    private func arrange(place: (UIView, CGRect) -> Void) -> CGFloat {
        var y = metrics.padding
        for (index, rows) in sections.enumerated() {
            if index > 0 { y += metrics.sectionGap }
            if let header = headers[index] {
                let width = metrics.width - 2 * metrics.inset
                place(
                    header,
                    CGRect(x: metrics.inset, y: y, width: width, height: metrics.headerHeight))
                y += metrics.headerHeight
            }
            for row in rows {
                let height = row.height(width: metrics.width)
                place(row, CGRect(x: 0, y: y, width: metrics.width, height: height))
                y += height
            }
        }
        return y + metrics.padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroller.frame = bounds
        scroller.layer.cornerRadius = metrics.cornerRadius
        let height = arrange { view, box in view.frame = box }
        scroller.contentSize = CGSize(width: metrics.width, height: height)
    }

    override func draw(_ rect: CGRect) {
        if UIScreen.main.era >= .glass {
            GlassArtwork(bounds, radius: metrics.cornerRadius, style: .card).draw()
        } else {
            let path = UIBezierPath(roundedRect: bounds, cornerRadius: metrics.cornerRadius)
            PopoverColors.shadow.draw(around: path)
            AlertColors.material.draw(in: path)
        }
        drawLines()
    }

    /// Draws the lines between rows, and what separates sections.
    private func drawLines() {
        let pixel = 1 / UIScreen.main.scale
        for (index, rows) in sections.enumerated() {
            let header = headers[index] == nil ? 0 : metrics.headerHeight
            for (place, row) in rows.enumerated() {
                let top = row.frame.minY - scroller.contentOffset.y
                if index > 0, place == 0 { drawGap(endingAt: top - header) }
                if metrics.hasLines, place > 0 || header > 0 {
                    fill(CGRect(x: 0, y: top, width: bounds.width, height: pixel), .separator)
                }
            }
        }
    }

    private func drawGap(endingAt y: CGFloat) {
        let gap = metrics.sectionGap
        if metrics.hasLines {
            return fill(
                CGRect(x: 0, y: y - gap, width: bounds.width, height: gap), .quaternarySystemFill)
        }
        let line = CGRect(
            x: 0, y: y - gap / 2, width: bounds.width, height: 1 / UIScreen.main.scale)
        fill(line.clampedInset(dx: metrics.inset, dy: 0), .separator)
    }

    private func fill(_ box: CGRect, _ color: UIColor) {
        guard bounds.contains(box) else { return }
        color.setFill()
        UIRectFill(box)
    }
}
