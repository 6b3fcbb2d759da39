import Foundation

/// The artwork of the glossy surfaces of iOS 6 and earlier.
@MainActor enum ClassicBarArtwork {
    /// Draws a bar that is lighter at the top, with a bright line at the top and a dark line at the
    /// bottom.
    static func fillBar(_ box: CGRect, color: UIColor, alpha: CGFloat = 1) {
        let isSilver = color === BarColors.classicSilver
        let top = BarColors.classicTop(color)
        fill(UIBezierPath(rect: box), [(0, top, alpha), (1, color, alpha)])
        let light = isSilver ? top.mixed(with: .white, 0.5) : color.mixed(with: .white, 0.65)
        light.withAlphaComponent(alpha).setFill()
        UIRectFill(CGRect(x: box.minX, y: box.minY, width: box.width, height: 1))
        color.mixed(with: .black, isSilver ? 0.45 : 0.6).withAlphaComponent(alpha).setFill()
        UIRectFill(CGRect(x: box.minX, y: box.maxY - 1, width: box.width, height: 1))
    }

    /// Draws a button with a glossy upper half, a dark edge, and a highlight below.
    static func fillButton(_ path: UIBezierPath, color: UIColor) {
        UIColor(white: 1, alpha: 0.25).setStroke()
        let light = UIBezierPath(cgPath: path.cgPath)
        light.apply(CGAffineTransform(translationX: 0, y: 1))
        light.stroke()
        fill(
            path,
            [
                (0, color.mixed(with: .white, 0.35), 1), (0.5, color.mixed(with: .white, 0.1), 1),
                (0.5, color, 1), (1, color.mixed(with: .black, 0.08), 1),
            ])
        color.mixed(with: .black, 0.55).setStroke()
        path.stroke()
    }

    /// Draws a black tab bar with a lighter upper half.
    static func fillTabBar(_ box: CGRect, color: UIColor) {
        fill(
            UIBezierPath(rect: box),
            [
                (0, color.mixed(with: .white, 0.22), 1), (0.5, color.mixed(with: .white, 0.1), 1),
                (0.5, color, 1), (1, color, 1),
            ])
        color.mixed(with: .white, 0.3).setFill()
        UIRectFill(CGRect(x: box.minX, y: box.minY, width: box.width, height: 1))
    }

    /// Draws a badge: a glossy capsule inside a white ring with a shadow.
    static func fillBadge(_ capsule: CGRect, color: UIColor) {
        func shape(_ inset: CGFloat) -> UIBezierPath {
            let box = capsule.clampedInset(dx: inset, dy: inset)
            return UIBezierPath(roundedRect: box, cornerRadius: box.height / 2)
        }
        let shadow = shape(-1)
        shadow.apply(CGAffineTransform(translationX: 0, y: 1))
        UIColor(white: 0, alpha: 0.4).setFill()
        shadow.fill()
        UIColor.white.setFill()
        shape(-1).fill()
        let deep = color.mixed(with: .black, 0.2)
        fill(
            shape(1),
            [
                (0, color.mixed(with: .white, 0.5), 1), (0.5, color.mixed(with: .white, 0.1), 1),
                (0.5, deep, 1), (1, deep, 1),
            ])
    }

    /// Fills a path with a vertical gradient.
    static func fill(
        _ path: UIBezierPath, _ stops: [(at: CGFloat, color: UIColor, alpha: CGFloat)]
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let colors = stops.map { $0.color.withAlphaComponent($0.alpha).cgColor }
        guard
            let gradient = CGGradient(
                colorsSpace: nil, colors: colors, locations: stops.map(\.at))
        else { return }
        context.saveGState()
        path.addClip()
        let box = path.bounds
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 0, y: box.minY), end: CGPoint(x: 0, y: box.maxY),
            options: [])
        context.restoreGState()
    }
}

extension UIColor {
    /// Returns a mixture with a fraction of another color, for the current traits.
    @MainActor func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
        let (a, b) = (cgColor.rgba, other.cgColor.rgba)
        func mix(_ path: (RGBA) -> Double) -> CGFloat {
            path(a) + (path(b) - path(a)) * share
        }
        return UIColor(
            red: mix { $0.red }, green: mix { $0.green }, blue: mix { $0.blue }, alpha: a.alpha)
    }
}
