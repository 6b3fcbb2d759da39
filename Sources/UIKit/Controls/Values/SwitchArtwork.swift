import Foundation

/// Paints a switch in the style of its era, at the leading end of the bounds.
@MainActor struct SwitchArtwork {
    private let control: UISwitch
    private let metrics = SwitchMetrics.current
    private let origin: CGPoint
    private let isMirrored: Bool

    init(_ control: UISwitch) {
        self.control = control
        isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let bounds = control.bounds
        origin = CGPoint(
            x: isMirrored ? bounds.maxX - metrics.size.width : bounds.minX, y: bounds.minY)
    }

    private var track: CGRect { CGRect(origin: origin, size: metrics.size) }

    private var thumb: CGRect {
        let rect = metrics.thumbRect(
            isOn: control.isOn != isMirrored, isPressed: control.isHighlighted)
        return rect.offsetBy(dx: origin.x, dy: origin.y)
    }

    func draw() {
        switch UIScreen.main.era {
        case .classic: drawClassic()
        case .flat, .safeArea:
            drawOutlinedTrack()
            drawThumb(shadows: [(3, 8, 0.15), (3, 1, 0.1)], edge: 0.04)
        case .dark:
            drawTrack()
            drawThumb(shadows: [(3, 8, 0.15), (3, 1, 0.06)], edge: 0.04)
        case .glass:
            drawTrack()
            drawThumb(shadows: [(1, 4, 0.12)], edge: 0.02)
        }
    }

    // MARK: iOS 7 and later

    private var onColor: UIColor { control.onTintColor ?? .systemGreen }

    private func drawTrack() {
        let color = control.isOn ? onColor : .secondarySystemFill
        ControlArtwork.fill(ControlArtwork.capsule(track), color)
    }

    /// Draws the track of iOS 7 to 12, which is a gray outline in the switch's own tint color when
    /// off.
    private func drawOutlinedTrack() {
        guard !control.isOn else { return drawTrack() }
        let outline = ControlArtwork.capsule(track.clampedInset(dx: 0.75, dy: 0.75))
        let gray = UIColor(white: 229 / 255, alpha: 1)
        ControlArtwork.stroke(outline, control.ownTintColor ?? gray, width: 1.5)
    }

    private func drawThumb(shadows: [(y: CGFloat, blur: CGFloat, alpha: CGFloat)], edge: CGFloat) {
        let color = control.thumbTintColor ?? .white
        let shape = ControlArtwork.capsule(thumb)
        let rim = ControlArtwork.capsule(thumb.insetBy(dx: -0.25, dy: -0.25))
        ControlArtwork.stroke(rim, UIColor(white: 0, alpha: edge), width: 0.5)
        for shadow in shadows {
            ControlArtwork.shadowed(y: shadow.y, blur: shadow.blur, alpha: shadow.alpha) {
                ControlArtwork.fill(shape, color)
            }
        }
    }

    // MARK: iOS 6 and earlier

    private func drawClassic() {
        let shape = UIBezierPath(roundedRect: track, cornerRadius: metrics.cornerRadius)
        ControlArtwork.clipped(to: shape) {
            drawClassicTrack(shape)
            drawClassicWord()
        }
        let edge = UIBezierPath(
            roundedRect: track.clampedInset(dx: 0.5, dy: 0.5),
            cornerRadius: metrics.cornerRadius - 0.5)
        ControlArtwork.stroke(edge, UIColor(white: 0, alpha: 0.35), width: 1)
        drawClassicThumb()
    }

    /// Draws a blue or light gray track, darker at the top so that it appears recessed.
    private func drawClassicTrack(_ shape: UIBezierPath) {
        if control.isOn {
            let blue = UIColor(red: 0.06, green: 0.44, blue: 0.93, alpha: 1)
            ControlArtwork.fill(shape, control.onTintColor ?? blue)
        } else {
            ControlArtwork.fill(shape, UIColor(white: 0.93, alpha: 1))
        }
        ControlArtwork.fill(
            shape,
            [
                (0, UIColor(white: 0, alpha: 0.30)), (0.15, UIColor(white: 0, alpha: 0.12)),
                (0.5, UIColor(white: 0, alpha: 0.04)), (0.5, UIColor(white: 1, alpha: 0.08)),
                (1, UIColor(white: 1, alpha: 0.35)),
            ])
    }

    /// Draws ON or OFF in the middle of the part that the thumb doesn't cover.
    private func drawClassicWord() {
        let isThumbRight = thumb.midX > track.midX
        let free =
            isThumbRight
            ? CGRect(
                x: track.minX, y: track.minY, width: thumb.minX - track.minX, height: track.height)
            : CGRect(
                x: thumb.maxX, y: track.minY, width: track.maxX - thumb.maxX, height: track.height)
        if let image = control.isOn ? control.onImage : control.offImage {
            return ControlArtwork.draw(image, centeredIn: free, tint: .white)
        }
        let color = control.isOn ? UIColor.white : UIColor(white: 0.5, alpha: 1)
        let word = ControlText(
            control.isOn ? "ON" : "OFF", font: .boldSystemFont(ofSize: 16), color: color,
            of: control)
        word.draw(in: free.offsetBy(dx: isThumbRight ? 3 : -3, dy: 0))
    }

    private func drawClassicThumb() {
        let radius = metrics.cornerRadius
        let shape = UIBezierPath(roundedRect: thumb, cornerRadius: radius)
        let (top, bottom) = control.isHighlighted ? (0.70, 0.88) : (0.80, 0.99)
        ControlArtwork.shadowed(y: 0, blur: 3, alpha: 0.35) {
            ControlArtwork.fill(shape, control.thumbTintColor ?? UIColor(white: 0.9, alpha: 1))
        }
        if control.thumbTintColor == nil {
            ControlArtwork.fill(
                shape, [(0, UIColor(white: top, alpha: 1)), (1, UIColor(white: bottom, alpha: 1))])
        }
        let edge = UIBezierPath(
            roundedRect: thumb.clampedInset(dx: 0.5, dy: 0.5), cornerRadius: radius - 0.5)
        ControlArtwork.stroke(edge, UIColor(white: 0.55, alpha: 1), width: 1)
        let light = UIBezierPath(
            roundedRect: thumb.clampedInset(dx: 1.5, dy: 1.5), cornerRadius: max(0, radius - 1.5))
        ControlArtwork.stroke(light, UIColor(white: 1, alpha: 0.7), width: 1)
    }
}
