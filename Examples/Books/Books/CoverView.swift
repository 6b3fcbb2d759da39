import UIKit

/// A book's cover, with the title's first letter.
@IBDesignable class CoverView: UIView {
    @IBInspectable var letter: String = "B" {
        didSet { setNeedsDisplay() }
    }
    @IBInspectable var cornerRadius: CGFloat = 6

    override func draw(_ rect: CGRect) {
        let cover = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius)
        tintColor.setFill()
        cover.fill()
        UIColor(white: 1, alpha: 0.25).setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width * 0.1, height: bounds.height))
            .fill()
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: bounds.height * 0.45, weight: .bold),
            .foregroundColor: UIColor.white,
        ]
        let size = letter.size(withAttributes: attributes)
        letter.draw(
            at: CGPoint(
                x: bounds.midX - size.width / 2 + bounds.width * 0.05,
                y: bounds.midY - size.height / 2), withAttributes: attributes)
    }
}
