import UIKit

/// The frames of the display and the keys in a view with a given size.
struct CalculatorLayout: Equatable {
    let display: CGRect
    let displaySize: CGFloat
    let key: CGSize
    let gap: CGFloat
    private let origin: CGPoint
    private let isWide: Bool
    private let isRound: Bool

    var corner: CGFloat { min(key.width, key.height) / 2 }

    @MainActor init(bounds: CGRect, safeArea: UIEdgeInsets, isWide: Bool, style: CalculatorStyle) {
        (self.isWide, isRound) = (isWide, style.isRound)
        let columns: CGFloat = isWide ? 10 : 4
        gap = style.gap(forKeysIn: bounds.size, columns: Int(saturating: columns))
        let margin = style.isRound ? gap : 0
        // Tiles extend to the screen's edges; round keys stay within the safe area.
        var area = bounds.inset(by: safeArea).insetBy(dx: margin, dy: 0)
        area.size.height -= style.isRound ? (safeArea.bottom > 0 ? 4 : margin) : 0
        let width = (area.width - (columns - 1) * gap) / columns
        let limit = (area.height * 0.76 - 4 * gap) / 5
        let isTiled = !style.isRound
        key = CGSize(width: width, height: isTiled ? limit : min(limit, isWide ? limit : width))
        origin = CGPoint(x: area.minX, y: area.maxY - 5 * key.height - 4 * gap)
        let availableHeight = origin.y - area.minY
        let size = min(availableHeight * 0.72, isWide ? 72 : 92)
        displaySize = size.rounded()
        let inset = max(8, min(key.width * 0.16, 24))
        let height = min(availableHeight, size * 1.25)
        display = CGRect(
            x: area.minX + inset, y: origin.y - height - (isWide ? 0 : gap / 2),
            width: area.width - 2 * inset, height: height)
    }

    func frame(row: Int, column: Int, span: Int) -> CGRect {
        CGRect(
            x: origin.x + CGFloat(column) * (key.width + gap),
            y: origin.y + CGFloat(row) * (key.height + gap),
            width: CGFloat(span) * key.width + CGFloat(span - 1) * gap, height: key.height)
    }

    @MainActor func font(for key: CalculatorKey) -> UIFont {
        let side = min(self.key.width, self.key.height)
        switch key.kind {
        case .scientific:
            return .systemFont(ofSize: min(max(side * 0.4, 12), self.key.width * 0.3))
        case .operation:
            return .systemFont(
                ofSize: min(max(side * 0.5, 20), 52), weight: isRound ? .medium : .light)
        case .digit, .function:
            let size = min(max(side * 0.42, 17), 44)
            return .systemFont(ofSize: size, weight: isRound ? .regular : .light)
        }
    }
}
