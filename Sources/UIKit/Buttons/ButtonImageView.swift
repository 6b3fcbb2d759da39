import Foundation

/// The image view of a button, which is darker while the button is pressed and lighter while it is
/// disabled.
@MainActor final class ButtonImageView: UIImageView {
    enum Adjustment {
        case none, highlighted, disabled
    }

    var adjustment = Adjustment.none

    override func draw(_ rect: CGRect) {
        switch adjustment {
        case .none: super.draw(rect)
        case .highlighted:
            super.draw(rect)
            image?.darken(in: rect)
        case .disabled: drawPale(rect)
        }
    }

    private func drawPale(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setAlpha(Self.disabledAlpha)
        super.draw(rect)
        context.restoreGState()
    }

    static let disabledAlpha: CGFloat = 0.5
}

extension UIImage {
    /// Draws a shade over the area that the image covers.
    @MainActor func darken(in rect: CGRect) {
        guard cgImage != nil, let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: rect, context: context, tint: UIColor(white: 0, alpha: 0.4))
    }
}
