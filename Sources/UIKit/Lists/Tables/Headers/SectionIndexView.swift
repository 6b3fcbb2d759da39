import Foundation

/// The section index at the trailing edge of a table.
final class SectionIndexView: UIView {
    var titles: [String] = []
    var color: UIColor?

    /// The font: bold 14 points up to iOS 6, and semibold 11 points from iOS 7 on.
    private static var font: UIFont {
        UIScreen.main.era == .classic
            ? .boldSystemFont(ofSize: 14) : .systemFont(ofSize: 11, weight: .semibold)
    }

    static let width: CGFloat = 15

    override func draw(_ rect: CGRect) {
        let label = UILabel(
            frame: CGRect(origin: .zero, size: CGSize(width: Self.width, height: 0)))
        label.font = Self.font
        label.textAlignment = .center
        label.textColor =
            color ?? (UIScreen.main.era == .classic ? TableColors.classicIndex : tintColor)
        let line = ceil(Self.font.lineHeight) + (UIScreen.main.era == .classic ? 0 : 0.5)
        var y = bounds.midY - line * CGFloat(titles.count) / 2
        for title in titles {
            label.text = title == UITableView.indexSearch ? "" : title
            label.drawText(in: CGRect(x: bounds.minX, y: y, width: Self.width, height: line))
            y += line
        }
    }
}

extension UITableView {
    /// Places the section index, if there is one, at the trailing edge, where it doesn't scroll.
    func placeSectionIndex() {
        let index = subviews.lazy.compactMap { $0 as? SectionIndexView }.first
        guard showsSectionIndex else {
            index?.removeFromSuperview()
            return
        }
        let view = index ?? SectionIndexView()
        view.titles = state.indexTitles
        view.color = sectionIndexColor
        view.backgroundColor = sectionIndexBackgroundColor
        let sight = bounds.inset(by: adjustedContentInset)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: isRightToLeft ? sight.minX : sight.maxX - SectionIndexView.width, y: sight.minY,
            width: SectionIndexView.width, height: sight.height)
        if view.frame != frame { view.frame = frame }
        if subviews.last !== view { addSubview(view) }
    }

    private var showsSectionIndex: Bool {
        !state.indexTitles.isEmpty && style == .plain
            && state.geometry.rowCount >= sectionIndexMinimumDisplayRowCount
    }
}
