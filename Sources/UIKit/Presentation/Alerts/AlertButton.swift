import ContactSheetDevices
import Foundation

/// A button of an alert in the style of its era.
final class AlertButton: UIView, TextContaining {
    enum Surface {
        /// No surface, with lines between the button and its neighbors.
        case none
        case glossy(UIColor)
        case capsule(UIColor)
    }

    let action: UIAlertAction
    /// The smallest scale of a title that doesn't fit at a text size for accessibility.
    private static let smallestScale: CGFloat = 0.5
    private let label = UILabel()
    private var surface = Surface.none

    init(_ action: UIAlertAction) {
        self.action = action
        super.init(frame: .zero)
        isOpaque = false
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.release(inside: self) != nil { tapped() }
    }

    var shownText: String? { action.title }

    /// The width of the title, in points.
    var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

    func show(font: UIFont, color: UIColor, surface: Surface) {
        if label.text != action.title { label.text = action.title }
        if label.font != font { label.font = font }
        label.textColor = color
        label.adjustsFontSizeToFitWidth = traitCollection.stacksRows
        label.minimumScaleFactor = Self.smallestScale
        if case .glossy(let base) = surface {
            // Light buttons have dark text with a white shadow below it.
            let isLight = base.cgColor.rgba.red > 0.7
            label.shadowColor = isLight ? .white : BarColors.engraved
            label.shadowOffset = CGSize(width: 0, height: isLight ? 1 : -1)
        }
        self.surface = surface
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.clampedInset(dx: min(12, bounds.width / 4), dy: 0)
    }

    override func draw(_ rect: CGRect) {
        switch surface {
        case .none: break
        case .glossy(let color):
            let box = bounds.clampedInset(dx: 0.5, dy: 0.5)
            ClassicBarArtwork.fillButton(
                UIBezierPath(roundedRect: box, cornerRadius: 7), color: color)
        case .capsule(let color):
            color.setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
        }
    }
}
