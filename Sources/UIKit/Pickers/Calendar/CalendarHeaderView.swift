import Foundation

/// The name of the month with its chevron, and the arrows for the previous and the next month.
final class CalendarHeaderView: UIView, TextContaining {
    /// Called with -1 or 1 after a tap on an arrow.
    var onStep: ((Int) -> Void)?
    private let back = CalendarArrow(pointsBack: true)
    private let forward = CalendarArrow(pointsBack: false)
    private var title = ""
    private var font = UIFont.systemFont(ofSize: CalendarStyle.titleFontSize)

    init() {
        super.init(frame: .zero)
        isOpaque = false
        back.accessibilityLabel = "Previous Month"
        forward.accessibilityLabel = "Next Month"
        back.onTap = { [weak self] in self?.onStep?(-1) }
        forward.onTap = { [weak self] in self?.onStep?(1) }
        addSubview(back)
        addSubview(forward)
    }

    required init?(coder: NSCoder) { nil }

    var shownText: String? { title }

    func show(_ title: String, font: UIFont, canGoBack: Bool, canGoForward: Bool) {
        (self.title, self.font) = (title, font)
        back.isEnabled = canGoBack
        forward.isEnabled = canGoForward
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var content: CGRect { bounds.clampedInset(dx: 2 * CalendarStyle.margin, dy: 0) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = CalendarStyle.headerHeight
        for (arrow, offset) in [(forward, CGFloat(0)), (back, side)] {
            let trailing = content.maxX - 6 + side / 2 - offset
            arrow.frame = mirrored(
                CGRect(
                    x: trailing - side, y: bounds.minY, width: side, height: bounds.height))
        }
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return rect.offsetBy(dx: bounds.minX + bounds.maxX - rect.minX - rect.maxX, dy: 0)
    }

    override func draw(_ rect: CGRect) {
        let text = ControlText(title, font: font, of: self)
        text.draw(in: content, x: isMirrored ? 1 : 0)
        let box = CGRect(
            x: content.minX + text.size.width + 7.5, y: bounds.midY - 4.5, width: 5, height: 9)
        CalendarStyle.drawChevron(in: mirrored(box), pointsLeft: isMirrored, tintColor)
    }
}

/// An arrow of the header, with a touch area of 44 points.
final class CalendarArrow: UIView {
    let pointsBack: Bool
    var onTap: (() -> Void)?
    var isEnabled = true

    init(pointsBack: Bool) {
        self.pointsBack = pointsBack
        super.init(frame: .zero)
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isEnabled, touches.release(inside: self) != nil { onTap?() }
    }

    override func draw(_ rect: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        CalendarStyle.drawChevron(
            in: CGRect(x: bounds.midX - 4.5, y: bounds.midY - 8, width: 9, height: 16),
            pointsLeft: pointsBack != isMirrored, isEnabled ? tintColor : .tertiaryLabel)
    }
}

/// The names of the weekdays above the days.
final class CalendarWeekdaysView: UIView {
    private var names: [String] = []
    private var font = UIFont.systemFont(ofSize: CalendarStyle.weekdayFontSize)

    init() {
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ names: [String], font: UIFont) { (self.names, self.font) = (names, font) }

    override func draw(_ rect: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, name) in names.enumerated() {
            let box = CalendarStyle.cell(
                row: 0, column: isMirrored ? 6 - index : index, in: bounds, top: bounds.minY,
                height: bounds.height)
            ControlText(name, font: font, color: .tertiaryLabel, of: self).draw(in: box)
        }
    }
}
