import Foundation

/// A day of a calendar view: its number, and a decoration below it.
final class CalendarDayView: UIView, TextContaining {
    /// How the day is part of the selection.
    enum Selection: Equatable {
        case none, day
        /// A day of the selected week, which may be the first or the last one in its row.
        case week
    }

    let date: Date
    let place: (row: Int, column: Int)
    var isToday = false
    var isAvailable = true
    var isSelectable = true
    var selection = Selection.none
    var hasDecorations = false
    var onTap: (() -> Void)?
    var decoration: UICalendarView.Decoration? { didSet { decorationChanged() } }
    private var text = ""
    private var font = UIFont.systemFont(ofSize: CalendarStyle.dayFontSize)
    private var decorationView: UIView?

    /// The height of a row with decorations, and the parts of it, in points; decisions based on
    /// screenshots of iOS 16.
    static let decoratedHeight: CGFloat = 57
    private static let numberHeight: CGFloat = 42
    private static let decorationHeight: CGFloat = 14

    init(date: Date, place: (row: Int, column: Int)) {
        self.date = date
        self.place = place
        super.init(frame: .zero)
        isOpaque = false
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    var shownText: String? { text }

    func show(_ text: String, font: UIFont, spoken: String) {
        self.text = text
        self.font = font
        accessibilityLabel = spoken
        accessibilityTraits = selection == .none ? .button : [.button, .selected]
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isAvailable, touches.release(inside: self) != nil { onTap?() }
    }

    // MARK: Decoration

    private func decorationChanged() {
        decorationView?.removeFromSuperview()
        decorationView = decoration?.makeView()
        if let decorationView { addSubview(decorationView) }
        setNeedsLayout()
    }

    /// The area of the number, to which the disc is fitted.
    private var numberBox: CGRect {
        guard hasDecorations else { return bounds }
        return CGRect(
            x: 0, y: 0, width: bounds.width, height: min(Self.numberHeight, bounds.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let view = decorationView else { return }
        let box = CGRect(
            x: 0, y: numberBox.maxY, width: bounds.width, height: Self.decorationHeight)
        var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if size == .zero { size = view.bounds.size }
        size.width = min(size.width, box.width)
        size.height = min(size.height, box.height)
        view.frame = UIScreen.main.grid.round(
            CGRect(
                x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
                height: size.height))
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        let tint: UIColor = tintColor
        switch selection {
        case .none: break
        case .day: CalendarStyle.drawDisc(in: numberBox, isToday: isToday, tint: tint)
        case .week: drawWeek(tint)
        }
        let label = ControlText(
            text, font: font,
            color: CalendarStyle.color(
                isAvailable: isAvailable, isToday: isToday, isSelected: selection == .day,
                tint: tint), of: self)
        label.draw(in: numberBox)
    }

    /// Draws the day's part of the capsule around the selected week.
    private func drawWeek(_ tint: UIColor) {
        let box = numberBox.clampedInset(dx: 0, dy: 1)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isLeft = place.column == (isMirrored ? 6 : 0)
        let isRight = place.column == (isMirrored ? 0 : 6)
        var corners: UIRectCorner = []
        if isLeft { corners.formUnion([.topLeft, .bottomLeft]) }
        if isRight { corners.formUnion([.topRight, .bottomRight]) }
        let radius = box.height / 2
        let path = UIBezierPath(
            roundedRect: box, byRoundingCorners: corners,
            cornerRadii: CGSize(width: radius, height: radius))
        ControlArtwork.fill(path, tint.withAlphaComponent(0.12))
    }
}
