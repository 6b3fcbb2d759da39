import Foundation

/// Draws the name of a class on a rounded background in the middle of its placeholder.
@MainActor enum PlaceholderLabel {
    static func draw(_ name: String, in bounds: CGRect, onDark: Bool) {
        let label = UILabel()
        label.text = name
        label.font = .systemFont(ofSize: 13, weight: .medium)
        label.textAlignment = .center
        label.textColor = onDark ? .white : UIColor(white: 0.25, alpha: 1)
        let size = label.sizeThatFits(.zero)
        let plate = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
            .insetBy(dx: -size.width / 2 - 8, dy: -size.height / 2 - 4)
        guard bounds.contains(plate) else { return }
        (onDark ? UIColor(white: 0, alpha: 0.55) : UIColor(white: 1, alpha: 0.85)).setFill()
        UIBezierPath(roundedRect: plate, cornerRadius: plate.height / 2).fill()
        label.drawText(in: plate)
    }
}
