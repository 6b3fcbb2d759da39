import Devices
import Foundation

/// The scopes of a search bar, drawn as the segments of their era.
@MainActor struct ScopeBar {
    let titles: [String]
    let selected: Int
    let owner: UIView

    private var isOutlined: Bool { UIScreen.main.era < .dark }

    func draw(in box: CGRect) {
        guard !titles.isEmpty else { return }
        drawGround(box)
        let width = box.width / CGFloat(titles.count)
        let isMirrored = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, title) in titles.enumerated() {
            let place = isMirrored ? titles.count - 1 - index : index
            let segment = CGRect(
                x: box.minX + CGFloat(place) * width, y: box.minY, width: width,
                height: box.height)
            draw(title, isSelected: index == selected, in: segment)
        }
        if isOutlined { drawOutline(box, width) }
    }

    private func drawGround(_ box: CGRect) {
        guard !isOutlined else { return }
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: box, cornerRadius: radius(box)).fill()
    }

    private func radius(_ box: CGRect) -> CGFloat {
        switch UIScreen.main.era {
        case .classic: 5
        case .flat, .safeArea: 4
        case .dark: 8
        case .glass: box.height / 2
        }
    }

    private func draw(_ title: String, isSelected: Bool, in segment: CGRect) {
        let label = FieldLine.plain(title, color(isSelected))
            .label(
                .systemFont(ofSize: 13, weight: isSelected && !isOutlined ? .semibold : .regular),
                owner)
        label.textAlignment = .center
        if isSelected {
            let plate = isOutlined ? segment : segment.insetBy(dx: 2, dy: 2)
            (isOutlined ? owner.tintColor : Self.plateColor).setFill()
            UIBezierPath(roundedRect: plate, cornerRadius: max(0, radius(segment) - 2)).fill()
        }
        label.drawText(in: segment.insetBy(dx: 4, dy: 0))
    }

    private func color(_ isSelected: Bool) -> UIColor {
        guard isOutlined else { return .label }
        return isSelected ? .white : owner.tintColor
    }

    private static let plateColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemGray2 : .white
    }

    private func drawOutline(_ box: CGRect, _ width: CGFloat) {
        let path = UIBezierPath(
            roundedRect: box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius(box))
        for index in 1..<max(1, titles.count) {
            let x = box.minX + CGFloat(index) * width
            path.move(to: CGPoint(x: x, y: box.minY))
            path.addLine(to: CGPoint(x: x, y: box.maxY))
        }
        owner.tintColor.setStroke()
        path.stroke()
    }
}
