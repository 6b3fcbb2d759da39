import Foundation

extension UIView.ContentMode {
    /// Returns the frame of content with this size in `bounds`.
    func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit, .scaleAspectFill:
            guard size.width > 0, size.height > 0 else { return bounds }
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            let factor = self == .scaleAspectFit ? min(x, y) : max(x, y)
            let scaled = CGSize(width: size.width * factor, height: size.height * factor)
            return place(scaled, in: bounds, 0.5, 0.5)
        case .center: return place(size, in: bounds, 0.5, 0.5)
        case .top: return place(size, in: bounds, 0.5, 0)
        case .bottom: return place(size, in: bounds, 0.5, 1)
        case .left: return place(size, in: bounds, 0, 0.5)
        case .right: return place(size, in: bounds, 1, 0.5)
        case .topLeft: return place(size, in: bounds, 0, 0)
        case .topRight: return place(size, in: bounds, 1, 0)
        case .bottomLeft: return place(size, in: bounds, 0, 1)
        case .bottomRight: return place(size, in: bounds, 1, 1)
        }
    }

    private func place(_ size: CGSize, in box: CGRect, _ x: CGFloat, _ y: CGFloat) -> CGRect {
        CGRect(
            x: box.minX + (box.width - size.width) * x,
            y: box.minY + (box.height - size.height) * y, width: size.width, height: size.height)
    }
}
