import Foundation

/// The layout of unavailable content: a column in the middle of an area.
@MainActor struct UnavailableLayout {
    /// The visible parts from top to bottom, with the distance to the part above.
    let parts: [(view: UIView, gap: CGFloat)]
    let isCentered: Bool
    let isMirrored: Bool
    /// The maximum size of the image, in points. Zero along an axis means no limit.
    let maximumImageSize: CGSize

    private func size(of view: UIView, width: CGFloat) -> CGSize {
        if let picture = view as? UIImageView { return fitted(picture.sizeThatFits(.zero)) }
        let size =
            view is UILabel
            ? view.sizeThatFits(
                CGSize(width: min(width, UnavailableMetrics.maximumWidth), height: 0))
            : view.intrinsicContentSize
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private func fitted(_ size: CGSize) -> CGSize {
        guard size.width > 0, size.height > 0 else { return .zero }
        let most = maximumImageSize
        let factor = min(
            1, most.width > 0 ? most.width / size.width : 1,
            most.height > 0 ? most.height / size.height : 1)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    func height(width: CGFloat) -> CGFloat {
        var height: CGFloat = 0
        for (index, part) in parts.enumerated() {
            height += (index > 0 ? part.gap : 0) + size(of: part.view, width: width).height
        }
        return UIScreen.main.grid.roundUp(height)
    }

    /// Sets the frames of the parts. Content that is too high starts at the area's top.
    func place(in area: CGRect) {
        let grid = UIScreen.main.grid
        var y = max(area.minY, area.midY - height(width: area.width) / 2)
        for (index, part) in parts.enumerated() {
            if index > 0 { y += part.gap }
            let size = size(of: part.view, width: area.width)
            let x =
                isCentered
                ? area.midX - size.width / 2 : isMirrored ? area.maxX - size.width : area.minX
            part.view.frame = grid.round(CGRect(origin: CGPoint(x: x, y: y), size: size))
            y += size.height
        }
    }
}
