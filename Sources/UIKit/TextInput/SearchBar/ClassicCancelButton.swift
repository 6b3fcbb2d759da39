import Foundation

/// The glossy Cancel button of the search bars of iOS 6 and earlier, in the tint color if there is
/// one.
final class ClassicCancelButton: UIButton {
    init() { super.init(frame: .zero) }

    required init?(coder: NSCoder) { nil }

    private var color: UIColor {
        let base = ownTintColor ?? SearchBarMetrics.classicCancelColor
        return isHighlighted ? base.mixed(with: .black, 0.3) : base
    }

    override func draw(_ rect: CGRect) {
        let box = bounds.clampedInset(dx: 0.5, dy: 0.5)
        ClassicBarArtwork.fillButton(UIBezierPath(roundedRect: box, cornerRadius: 5), color: color)
        super.draw(rect)
    }
}
