import Foundation

/// The layout of the built-in styles at the text sizes for accessibility
/// (Documentation/Metrics.md 5.5).
extension UITableViewCell {
    /// Whether the parts of the style are below each other. From iOS 26 on, subtitle cells have the same
    /// layout at all text sizes.
    var isStacked: Bool {
        guard traitCollection.stacksRows else { return false }
        return TableMetrics.era < .glass || style != .subtitle || parts.imageView?.image != nil
    }

    /// The size of the style's image.
    var styledImageSize: CGSize {
        guard let view = parts.imageView, view.image != nil else { return .zero }
        return view.sizeThatFits(.zero)
    }

    /// Lets titles and details with one line have any number of lines while the parts are below
    /// each other, and symbols follow the body style. Other numbers of lines, which the app has set,
    /// don't change.
    func adaptPartsToTextSize() {
        let isStacked = traitCollection.stacksRows
        let lines = isStacked ? 0 : 1
        for label in [parts.textLabel, parts.detailLabel] {
            if let label, label.numberOfLines == parts.automaticLines {
                label.numberOfLines = lines
            }
            if !isStacked { label?.firstLineIndent = 0 }
        }
        parts.automaticLines = lines
        parts.imageView?.takeTextSize(ofRow: traitCollection)
    }

    func layOutStacked(_ box: CGRect) {
        let layout = stackedLayout(width: box.width)
        let frames = layout.frames()
        let y = UIScreen.main.grid.round(max(0, (box.height - frames.height) / 2))
        func place(_ view: UIView?, _ frame: CGRect) {
            guard let view else { return }
            var frame = frame.offsetBy(dx: box.minX, dy: y)
            frame.size.height = min(frame.height, max(0, box.height - frame.minY))
            put(view, frame)
        }
        if parts.imageView?.image != nil { place(parts.imageView, frames.image) }
        place(parts.textLabel, frames.first)
        place(parts.detailLabel, frames.second)
    }

    /// Returns the height of the parts with the space above and below them. On iOS 26, a line counts
    /// with its leading.
    func stackedHeight(width: CGFloat) -> CGFloat {
        let height = stackedLayout(width: width).frames().height + TableMetrics.stackedMargins
        return UIScreen.main.era == .glass
            ? max(height, TableMetrics.leastRowHeight(traitCollection)) : height
    }

    private func stackedLayout(width: CGFloat) -> StackedRowLayout {
        StackedRowLayout(
            image: styledImageSize, imageGap: TableMetrics.imageGap, first: shown(parts.textLabel),
            second: shown(parts.detailLabel), textGap: TableMetrics.subtitleGap(), width: width)
    }

    private func shown(_ label: UILabel?) -> UILabel? {
        label?.text?.isEmpty == false ? label : nil
    }
}

extension UIImageView {
    /// Lets a symbol in a row follow the body style at the text sizes for accessibility. A
    /// configuration of the app's takes precedence.
    func takeTextSize(ofRow traits: UITraitCollection) {
        if traits.stacksRows, preferredSymbolConfiguration == nil {
            preferredSymbolConfiguration = .bodyText
        }
    }
}
