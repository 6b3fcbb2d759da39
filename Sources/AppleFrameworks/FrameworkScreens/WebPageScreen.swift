import UIKit

/// The screen of a web page: an address, the buttons of a browser, and the outline of a page.
///
/// **Decision:** The bars are those of a browser in a narrow and a wide window, in every version.
package final class WebPageScreen: UIView {
    private let page = PageSkeleton(margin: 20)
    private let address: AddressField
    private let dismissTitle: String
    private let barColor: UIColor?
    private var bars: [ScreenBar] = []
    private var isWide: Bool?

    package init(host: String, dismissTitle: String, barColor: UIColor?, tintColor: UIColor?) {
        address = AddressField(host: host)
        (self.dismissTitle, self.barColor) = (dismissTitle, barColor)
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        if let tintColor { self.tintColor = tintColor }
        addSubview(page)
    }

    package required init?(coder: NSCoder) { nil }

    private func replaceBars(isWide: Bool) {
        bars.forEach { $0.removeFromSuperview() }
        let done = ScreenBar.title(dismissTitle)
        let history = [
            ScreenBar.symbol("chevron.left", isEnabled: false),
            ScreenBar.symbol("chevron.right", isEnabled: false),
        ]
        let actions = [ScreenBar.symbol("square.and.arrow.up"), ScreenBar.symbol("safari")]
        let reload = ScreenBar.symbol("arrow.clockwise")
        if isWide {
            bars = [
                ScreenBar(
                    .top, leading: [done] + history, middle: address, trailing: [reload] + actions)
            ]
        } else {
            bars = [
                ScreenBar(.top, leading: [done], middle: address, trailing: [reload]),
                ScreenBar(.bottom, leading: history + actions, isSpread: true),
            ]
        }
        for bar in bars {
            if let barColor { bar.backgroundColor = barColor }
            addSubview(bar)
        }
        self.isWide = isWide
    }

    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let isWide = bounds.width >= 600
        if isWide != self.isWide { replaceBars(isWide: isWide) }
        let top = safeAreaInsets.top + 44
        let bottom = bars.count > 1 ? safeAreaInsets.bottom + 44 : 0
        bars.first?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        if bars.count > 1 {
            bars[1].frame = CGRect(
                x: 0, y: bounds.maxY - bottom, width: bounds.width, height: bottom)
        }
        page.frame = CGRect(
            x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - bottom))
    }
}

/// A page's host with a lock, in a rounded field.
private final class AddressField: UIView {
    private let label = UILabel()
    private let lock = SystemScreen.symbol("lock.fill", size: 12)

    init(host: String) {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        label.text = host
        label.font = .systemFont(ofSize: 16)
        label.textColor = .label
        lock.tintColor = .secondaryLabel
        addSubview(label)
        addSubview(lock)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(label.intrinsicContentSize.width, max(0, bounds.width - 42))
        let start = bounds.midX - (width + 18) / 2
        lock.frame = CGRect(x: start, y: 0, width: 14, height: bounds.height)
        label.frame = CGRect(x: start + 18, y: 0, width: width, height: bounds.height)
    }
}
