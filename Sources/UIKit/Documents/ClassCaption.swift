import Foundation

extension UIView {
    /// Draws the name of the view's custom class in its middle, if the class isn't available and the
    /// view would otherwise be empty: such classes draw themselves.
    func drawClassCaption() {
        guard type(of: self) == UIView.self, subviews.isEmpty, let origin = documentOrigin,
            origin.kind == "view", let name = origin.customClass
        else { return }
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.gray,
        ]
        let size = name.size(withAttributes: attributes)
        guard size.width + 8 <= bounds.width, size.height + 4 <= bounds.height else { return }
        let corner = CGPoint(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        name.draw(at: corner, withAttributes: attributes)
    }
}
