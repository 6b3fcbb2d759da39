import Foundation

extension UIView {
    func drawAppearance(in rect: CGRect) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        guard bounds.width > 0, bounds.height > 0, rect.width > 0, rect.height > 0 else {
            return true
        }
        layoutIfNeeded()
        resolveColors()
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    func snapshot(
        of rect: CGRect, afterUpdates: Bool, capInsets insets: UIEdgeInsets
    ) -> UIView? {
        guard
            let context = DrawnImage.context(
                size: rect.size, isOpaque: false, scale: UIScreen.main.scale)
        else { return nil }
        context.translateBy(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
        UIGraphicsPushContext(context)
        drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
        UIGraphicsPopContext()
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.layer.contents = context.makeImage()
        view.layer.contentsScale = context.scale
        view.layer.contentsCenter = CGRect(
            x: insets.left / rect.width, y: insets.top / rect.height,
            width: 1 - (insets.left + insets.right) / rect.width,
            height: 1 - (insets.top + insets.bottom) / rect.height)
        return view
    }
}
