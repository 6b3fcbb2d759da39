import Foundation

/// Paints a stepper in the style of its era.
@MainActor struct StepperArtwork {
    private let stepper: UIStepper
    private let metrics = StepperMetrics.current
    private let era = UIScreen.main.era
    private let outline: CGRect

    init(_ stepper: UIStepper) {
        self.stepper = stepper
        outline = stepper.bounds
    }

    private var isMirrored: Bool {
        stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func half(up: Bool) -> CGRect {
        let width = outline.width / 2
        let isRight = up != isMirrored
        return CGRect(
            x: isRight ? outline.midX : outline.minX, y: outline.minY, width: width,
            height: outline.height)
    }

    func draw() {
        drawBackground()
        drawDivider()
        for up in [false, true] {
            if let image = stepper.shownImage(up: up) {
                let template =
                    image.renderingMode == .automatic
                    ? image.withRenderingMode(.alwaysTemplate) : image
                ControlArtwork.draw(template, centeredIn: half(up: up), tint: color(up: up))
            } else {
                ControlArtwork.fill(glyph(up: up), color(up: up))
            }
        }
    }

    private func drawBackground() {
        guard stepper.shownBackgroundImage(up: true) == nil else {
            for up in [false, true] {
                guard let image = stepper.shownBackgroundImage(up: up) else { continue }
                ControlArtwork.draw(image, in: half(up: up), tint: stepper.tintColor)
            }
            return
        }
        switch era {
        case .classic: drawClassicBackground()
        case .flat, .safeArea:
            ControlArtwork.stroke(shape(inset: 0.5), stepper.tintColor, width: 1)
        case .dark, .glass: ControlArtwork.fill(shape(inset: 0), .tertiarySystemFill)
        }
    }

    private func shape(inset: CGFloat) -> UIBezierPath {
        UIBezierPath(
            roundedRect: outline.clampedInset(dx: inset, dy: inset),
            cornerRadius: metrics.cornerRadius - inset)
    }

    private func drawClassicBackground() {
        ControlArtwork.fill(
            shape(inset: 0),
            [(0, UIColor(white: 0.99, alpha: 1)), (1, UIColor(white: 0.84, alpha: 1))])
        ControlArtwork.stroke(shape(inset: 0.5), UIColor(white: 0.58, alpha: 1), width: 1)
    }

    private func drawDivider() {
        let size = metrics.divider
        let height = min(size.height, outline.height)
        let line = CGRect(
            x: outline.midX - size.width / 2, y: outline.midY - height / 2, width: size.width,
            height: height)
        if let image = stepper.shownDividerImage {
            let rect = CGRect(
                x: outline.midX - image.size.width / 2, y: outline.minY, width: image.size.width,
                height: outline.height)
            return ControlArtwork.draw(image, in: rect, tint: stepper.tintColor)
        }
        ControlArtwork.fill(UIBezierPath(rect: line), dividerColor)
    }

    private var dividerColor: UIColor {
        switch era {
        case .classic: UIColor(white: 0.62, alpha: 1)
        case .flat, .safeArea: stepper.tintColor
        case .dark, .glass: .separator
        }
    }

    private func color(up: Bool) -> UIColor {
        let isAble = stepper.canStep(up: up)
        switch era {
        case .classic: return UIColor(white: isAble ? 0.33 : 0.66, alpha: 1)
        case .flat, .safeArea:
            let tint: UIColor = stepper.tintColor
            return isAble ? tint : tint.withAlphaComponent(0.35)
        case .dark, .glass: return isAble ? .label : .tertiaryLabel
        }
    }

    private func glyph(up: Bool) -> UIBezierPath {
        let (length, width) = metrics.glyph
        let half = half(up: up)
        let center = CGPoint(x: half.midX, y: outline.midY)
        func bar(_ across: CGFloat, _ along: CGFloat) -> CGRect {
            CGRect(
                x: center.x - across / 2, y: center.y - along / 2, width: across, height: along)
        }
        let radius = era < .dark ? 0 : width / 2
        let path = UIBezierPath(roundedRect: bar(length, width), cornerRadius: radius)
        if up { path.append(UIBezierPath(roundedRect: bar(width, length), cornerRadius: radius)) }
        return path
    }
}
