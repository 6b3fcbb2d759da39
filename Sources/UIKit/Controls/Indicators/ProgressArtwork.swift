import Foundation

/// Paints a progress view in the style of its era.
@MainActor struct ProgressArtwork {
    private let view: UIProgressView
    private let era = UIScreen.main.era

    init(_ view: UIProgressView) {
        self.view = view
    }

    private var done: CGRect {
        let width = UIScreen.main.grid.round(view.bounds.width * CGFloat(view.progress))
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? view.bounds.maxX - width : view.bounds.minX, y: view.bounds.minY,
            width: width, height: view.bounds.height)
    }

    func draw() {
        if let image = view.trackImage {
            ControlArtwork.draw(image, in: view.bounds, tint: view.tintColor)
        } else {
            draw(view.bounds, view.trackTintColor ?? trackColor, isTrack: true)
        }
        guard view.progress > 0 else { return }
        if let image = view.progressImage {
            ControlArtwork.draw(image, in: done, tint: view.tintColor)
        } else {
            draw(done, view.progressTintColor ?? progressColor, isTrack: false)
        }
    }

    private var progressColor: UIColor {
        guard era == .classic else { return view.tintColor }
        return UIColor(red: 0.22, green: 0.47, blue: 0.87, alpha: 1)
    }

    /// The track's color. The bar style of iOS 7 to 12, on a navigation bar, has no track.
    private var trackColor: UIColor {
        switch era {
        case .classic: UIColor(white: 0.93, alpha: 1)
        case .flat, .safeArea:
            view.progressViewStyle == .bar ? .clear : UIColor(white: 183 / 255, alpha: 1)
        case .dark, .glass: view.progressViewStyle == .bar ? .clear : .systemFill
        }
    }

    private func draw(_ part: CGRect, _ color: UIColor, isTrack: Bool) {
        if era == .classic { return drawClassic(part, color, isTrack: isTrack) }
        let isSquare = view.progressViewStyle == .bar
        let outline = isSquare ? UIBezierPath(rect: part) : ControlArtwork.capsule(part)
        ControlArtwork.fill(outline, color)
    }

    /// Draws the track as a groove, and the progress as a glossy bar in it.
    private func drawClassic(_ part: CGRect, _ color: UIColor, isTrack: Bool) {
        let shape = ControlArtwork.capsule(part)
        ControlArtwork.fill(shape, color)
        let shine: [(CGFloat, UIColor)] =
            isTrack
            ? [(0, UIColor(white: 0, alpha: 0.35)), (0.6, UIColor(white: 1, alpha: 0.2))]
            : [
                (0, UIColor(white: 1, alpha: 0.55)), (0.5, UIColor(white: 1, alpha: 0.18)),
                (0.5, UIColor(white: 0, alpha: 0.08)), (1, UIColor(white: 1, alpha: 0.1)),
            ]
        ControlArtwork.fill(shape, shine)
        let rim = ControlArtwork.capsule(part.clampedInset(dx: 0.5, dy: 0.5))
        ControlArtwork.stroke(rim, UIColor(white: 0, alpha: 0.3), width: 1)
    }
}
