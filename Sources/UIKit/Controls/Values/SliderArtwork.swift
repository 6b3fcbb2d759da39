import Foundation

/// Paints a slider in the style of its era.
@MainActor struct SliderArtwork {
    private let slider: UISlider
    private let track: CGRect
    private let thumb: CGRect
    private let era = UIScreen.main.era

    init(_ slider: UISlider) {
        self.slider = slider
        track = slider.trackRect(forBounds: slider.bounds)
        thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: track, value: slider.value)
    }

    func draw() {
        drawValueImages()
        let split = min(max(thumb.midX, track.minX), track.maxX)
        let left = CGRect(
            x: track.minX, y: track.minY, width: split - track.minX, height: track.height)
        let right = CGRect(
            x: split, y: track.minY, width: track.maxX - split, height: track.height)
        drawMaximumTrack(slider.isMirrored ? left : right)
        drawMinimumTrack(slider.isMirrored ? right : left)
        if let image = slider.currentThumbImage {
            ControlArtwork.draw(image, in: thumb, tint: slider.tintColor)
        } else if era == .classic {
            drawClassicThumb()
        } else {
            drawThumb()
        }
    }

    private func drawValueImages() {
        if let image = slider.minimumValueImage {
            ControlArtwork.draw(
                image, in: slider.minimumValueImageRect(forBounds: slider.bounds),
                tint: slider.tintColor)
        }
        if let image = slider.maximumValueImage {
            ControlArtwork.draw(
                image, in: slider.maximumValueImageRect(forBounds: slider.bounds),
                tint: slider.tintColor)
        }
    }

    // MARK: Track

    private func drawMinimumTrack(_ part: CGRect) {
        if let image = slider.currentMinimumTrackImage { return draw(image, along: part) }
        let color = slider.minimumTrackTintColor
        if era == .classic {
            let blue = UIColor(red: 0.16, green: 0.42, blue: 0.86, alpha: 1)
            drawClassicTrack(part, color ?? blue)
        } else {
            drawTrack(part, color ?? slider.tintColor)
        }
    }

    private func drawMaximumTrack(_ part: CGRect) {
        if let image = slider.currentMaximumTrackImage { return draw(image, along: part) }
        let color = slider.maximumTrackTintColor
        switch era {
        case .classic: drawClassicTrack(part, color ?? UIColor(white: 0.91, alpha: 1))
        case .flat, .safeArea: drawTrack(part, color ?? UIColor(white: 183 / 255, alpha: 1))
        case .dark, .glass: drawTrack(part, color ?? .systemFill)
        }
    }

    /// Draws a part of the whole track.
    private func drawTrack(_ part: CGRect, _ color: UIColor) {
        ControlArtwork.clipped(to: UIBezierPath(rect: part)) {
            ControlArtwork.fill(ControlArtwork.capsule(track), color)
        }
    }

    /// Draws an image stretched along the part, with its own height.
    private func draw(_ image: UIImage, along part: CGRect) {
        let height = image.size.height
        let rect = CGRect(
            x: part.minX, y: UIScreen.main.grid.round(part.midY - height / 2), width: part.width,
            height: height)
        ControlArtwork.draw(image, in: rect, tint: slider.tintColor)
    }

    /// Draws a groove: dark at the top, light at the bottom, with a dark border.
    private func drawClassicTrack(_ part: CGRect, _ color: UIColor) {
        let shape = ControlArtwork.capsule(track)
        ControlArtwork.clipped(to: UIBezierPath(rect: part)) {
            ControlArtwork.fill(shape, color)
            ControlArtwork.fill(
                shape,
                [
                    (0, UIColor(white: 0, alpha: 0.32)), (0.45, UIColor(white: 0, alpha: 0.04)),
                    (0.5, UIColor(white: 1, alpha: 0.10)), (1, UIColor(white: 1, alpha: 0.55)),
                ])
            let rim = ControlArtwork.capsule(track.clampedInset(dx: 0.5, dy: 0.5))
            ControlArtwork.stroke(rim, UIColor(white: 0, alpha: 0.35), width: 1)
        }
    }

    // MARK: Thumb

    private func drawThumb() {
        let shape = ControlArtwork.capsule(thumb)
        let color = slider.thumbTintColor ?? .white
        let rim = ControlArtwork.capsule(thumb.insetBy(dx: -0.25, dy: -0.25))
        ControlArtwork.stroke(rim, UIColor(white: 0, alpha: 0.06), width: 0.5)
        let (y, blur, alpha): (CGFloat, CGFloat, CGFloat) =
            era == .glass ? (1, 6, 0.16) : (3, 7, 0.17)
        ControlArtwork.shadowed(y: y, blur: blur, alpha: alpha) {
            ControlArtwork.fill(shape, color)
        }
    }

    private func drawClassicThumb() {
        let disc = thumb.clampedInset(dx: 1, dy: 1)
        let shape = ControlArtwork.capsule(disc)
        let (top, bottom) = slider.isHighlighted ? (0.62, 0.85) : (0.74, 1)
        ControlArtwork.shadowed(y: 1, blur: 2, alpha: 0.4) {
            ControlArtwork.fill(shape, slider.thumbTintColor ?? UIColor(white: 0.9, alpha: 1))
        }
        if slider.thumbTintColor == nil {
            ControlArtwork.fill(
                shape, [(0, UIColor(white: top, alpha: 1)), (1, UIColor(white: bottom, alpha: 1))])
        }
        let rim = ControlArtwork.capsule(disc.clampedInset(dx: 0.5, dy: 0.5))
        ControlArtwork.stroke(rim, UIColor(white: 0.5, alpha: 1), width: 1)
        let light = ControlArtwork.capsule(disc.clampedInset(dx: 1.5, dy: 1.5))
        ControlArtwork.stroke(light, UIColor(white: 1, alpha: 0.6), width: 1)
    }
}
