import UIKit

/// The screen of a file: its name in a bar, and the outline of a page in the middle.
package final class DocumentScreen: UIView {
    private let bar: ScreenBar
    private let sheet = UIView()
    private let page = PageSkeleton(margin: 28)

    package init(title: String) {
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        bar = ScreenBar(
            .top, leading: [ScreenBar.title("Done")], middle: label,
            trailing: [ScreenBar.symbol("square.and.arrow.up")])
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        sheet.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white
        }
        sheet.layer.cornerRadius = 4
        sheet.layer.shadowOpacity = 0.15
        sheet.layer.shadowRadius = 6
        sheet.layer.shadowOffset = CGSize(width: 0, height: 2)
        sheet.addSubview(page)
        addSubview(sheet)
        addSubview(bar)
    }

    package required init?(coder: NSCoder) { nil }

    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let top = safeAreaInsets.top + 44
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        let area = CGRect(
            x: 0, y: top, width: bounds.width,
            height: max(0, bounds.height - top - safeAreaInsets.bottom)
        ).insetBy(dx: 16, dy: 16)
        guard area.width > 0, area.height > 0 else { return }
        // The sides of paper sizes of the series A.
        let width = min(area.width, area.height / CGFloat(2).squareRoot())
        let height = width * CGFloat(2).squareRoot()
        sheet.frame = CGRect(
            x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
        page.frame = sheet.bounds
    }
}
