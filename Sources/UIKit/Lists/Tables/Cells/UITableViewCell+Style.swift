import Foundation

/// The layout of the text and the image of a built-in style (Documentation/Metrics.md 3.4).
extension UITableViewCell {
    private var hasStyledParts: Bool {
        parts.textLabel != nil || parts.detailLabel != nil || parts.imageView?.image != nil
    }

    /// The distance from the leading edge of the content to the text.
    var textStart: CGFloat { textStart(inHeight: contentView.bounds.height) }

    private func textStart(inHeight height: CGFloat) -> CGFloat {
        let indent = CGFloat(indentationLevel) * indentationWidth
        return TableMetrics.textInset + indent + imageWidth(inHeight: height)
    }

    /// Returns the width of the image and the gap after it, if text is next to them.
    private func imageWidth(inHeight height: CGFloat) -> CGFloat {
        guard !isStacked else { return 0 }
        return imageSize(inHeight: height).map { $0.width + TableMetrics.imageGap } ?? 0
    }

    /// Returns the size of the image, which keeps its shape if it is higher than the row.
    private func imageSize(inHeight height: CGFloat) -> CGSize? {
        guard let size = parts.imageView?.image?.size else { return nil }
        guard height > 0, size.height > height else { return size }
        return CGSize(
            width: UIScreen.main.grid.round(size.width * height / size.height), height: height)
    }

    private var textEnd: CGFloat {
        return hasAccessory
            ? TableMetrics.textGap(before: shownAccessoryType) : TableMetrics.textInset
    }

    /// Returns the area for text in the content, in a left-to-right layout.
    private func textBox(width: CGFloat, height: CGFloat) -> CGRect {
        let start = textStart(inHeight: height)
        return CGRect(x: start, y: 0, width: max(0, width - start - textEnd), height: height)
    }

    func layOutStyle() {
        guard hasStyledParts, parts.listContent == nil else { return }
        adaptPartsToTextSize()
        let content = contentView.bounds
        if isStacked {
            return layOutStacked(textBox(width: content.width, height: content.height))
        }
        if let view = parts.imageView, let size = imageSize(inHeight: content.height) {
            put(
                view,
                CGRect(
                    origin: CGPoint(
                        x: textStart - imageWidth(inHeight: content.height),
                        y: UIScreen.main.grid.round((content.height - size.height) / 2)),
                    size: size))
        }
        let box = textBox(width: content.width, height: content.height)
        switch style {
        case .default: parts.textLabel.map { put($0, box) }
        case .subtitle: layOutSubtitle(box)
        case .value1: layOutValue1(box)
        case .value2: layOutValue2(box)
        }
    }

    /// Sets the frame of a view, mirrored in a right-to-left layout.
    func put(_ view: UIView, _ frame: CGRect) {
        var frame = frame
        if isRightToLeft { frame.origin.x = contentView.bounds.width - frame.maxX }
        if view.frame != frame { view.frame = frame }
    }

    private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private func layOutSubtitle(_ box: CGRect) {
        let title = size(parts.textLabel, box.width)
        let detail = size(parts.detailLabel, box.width)
        let gap = subtitleGap(title, detail, height: box.height)
        let free = (box.height - title.height - gap - detail.height) / 2
        let y = subtitleTop(free, gap, hasDetail: detail.height > 0)
        parts.textLabel.map { put($0, CGRect(origin: CGPoint(x: box.minX, y: y), size: title)) }
        let below = CGPoint(x: box.minX, y: y + title.height + gap)
        parts.detailLabel.map { put($0, CGRect(origin: below, size: detail)) }
    }

    /// Returns the position of a title above a subtitle. On iOS 26, the gap is also below the subtitle.
    private func subtitleTop(_ free: CGFloat, _ gap: CGFloat, hasDetail: Bool) -> CGFloat {
        switch TableMetrics.era {
        case .glass:
            hasDetail ? (free - gap / 2).rounded() : UIScreen.main.grid.roundUp(free)
        case .dark: floor(free)
        default: ceil(free)
        }
    }

    /// Returns the gap between title and subtitle, for which rows of 44 or 50 points don't have
    /// enough space.
    private func subtitleGap(_ title: CGSize, _ detail: CGSize, height: CGFloat) -> CGFloat {
        guard title.height > 0, detail.height > 0 else { return 0 }
        let space = height - title.height - detail.height
        return space > TableMetrics.subtitleMargins - 1
            ? TableMetrics.subtitleGap(traitCollection) : 0
    }

    private func layOutValue1(_ box: CGRect) {
        let title = size(parts.textLabel, box.width)
        let left = max(0, box.width - title.width - (title.width > 0 ? 6 : 0))
        let detail = size(parts.detailLabel, max(left, box.width / 4))
        let shown = min(title.width, max(0, box.width - detail.width))
        parts.textLabel.map {
            put($0, centered(CGSize(width: shown, height: title.height), x: box.minX, box))
        }
        parts.detailLabel.map { put($0, centered(detail, x: box.maxX - detail.width, box)) }
    }

    private func layOutValue2(_ box: CGRect) {
        let title = CGSize(
            width: TableMetrics.value2Width,
            height: size(parts.textLabel, TableMetrics.value2Width).height)
        let start = title.width + TableMetrics.value2Gap
        let detail = size(parts.detailLabel, max(0, box.width - start))
        parts.textLabel.map { put($0, centered(title, x: box.minX, box)) }
        parts.detailLabel.map { put($0, centered(detail, x: box.minX + start, box)) }
    }

    private func centered(_ size: CGSize, x: CGFloat, _ box: CGRect) -> CGRect {
        let free = (box.height - size.height) / 2
        let isWhole = size.height == floor(size.height) || TableMetrics.era == .glass
        let y = isWhole ? ceil(free) : ceil(free - 0.25)
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    // MARK: Heights

    /// Returns the standard height, or the height that larger text and images require.
    func styledHeight(width: CGFloat) -> CGFloat {
        guard hasStyledParts else { return Self.standardHeight }
        let box = textBox(width: width, height: 0)
        adaptPartsToTextSize()
        if isStacked { return UIScreen.main.grid.roundUp(stackedHeight(width: box.width)) }
        let title = size(parts.textLabel, box.width).height
        let detail = size(parts.detailLabel, box.width).height
        let grid = UIScreen.main.grid
        var height = max(title, detail) + TableMetrics.textMargins(traitCollection)
        if style == .subtitle, detail > 0, title > 0 {
            height =
                TableMetrics.era == .glass
                ? TableMetrics.glassSubtitleHeight(
                    title + detail, isGrouped: context.map { $0.style != .plain } ?? false,
                    traitCollection)
                : title + detail + TableMetrics.subtitleGap() + TableMetrics.subtitleMargins
        }
        let image = (parts.imageView?.image?.size.height ?? 0) + 2 * TableMetrics.separatorHeight
        return grid.roundUp(max(height, image, TableMetrics.leastRowHeight(traitCollection)))
    }
}
