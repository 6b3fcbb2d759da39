import Foundation

extension UIButton {
    /// Draws the background image, or the shape and the symbol of the button type.
    func drawContent() {
        let box = backgroundRect(forBounds: bounds)
        if let image = currentBackgroundImage {
            draw(background: image, in: box)
        } else if buttonStyle.isClassicRoundedRect {
            drawClassicRoundedRect(box)
        } else {
            drawSelection()
        }
        if let mark = ButtonSymbolArtwork(buttonType), currentImage == nil {
            let alpha = buttonStyle.contentAlpha
            mark.draw(
                in: imageRect(forContentRect: contentRect(forBounds: bounds)),
                color: alpha < 1
                    ? buttonStyle.markColor.withAlphaComponent(alpha) : buttonStyle.markColor)
        }
        if showsTouchWhenHighlighted, isHighlighted { drawGlow(box) }
    }

    private func draw(background image: UIImage, in box: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let isOwn = { self.backgroundImage(for: $0) !== self.backgroundImage(for: .normal) }
        context.saveGState()
        if !isEnabled, adjustsImageWhenDisabled, !isOwn(.disabled) {
            context.setAlpha(ButtonImageView.disabledAlpha)
        }
        let tint = image.renderingMode == .alwaysTemplate ? tintColor : nil
        image.draw(in: box, context: context, tint: tint)
        if isHighlighted, isEnabled, adjustsImageWhenHighlighted, !isOwn(.highlighted) {
            image.darken(in: box)
        }
        context.restoreGState()
    }

    /// Draws the rounded rectangle of iOS 6: white with a gray hairline and a radius of 10 points,
    /// and a blue gradient while pressed.
    private func drawClassicRoundedRect(_ box: CGRect) {
        let outline = UIBezierPath(
            roundedRect: box.clampedInset(dx: 0.5, dy: 0.5), cornerRadius: 10)
        if isHighlighted {
            ClassicBarArtwork.fill(
                outline,
                [
                    (0, UIColor(red: 5 / 255, green: 140 / 255, blue: 245 / 255, alpha: 1), 1),
                    (1, UIColor(red: 1 / 255, green: 93 / 255, blue: 230 / 255, alpha: 1), 1),
                ])
            UIColor(red: 0, green: 60 / 255, blue: 160 / 255, alpha: 1).setStroke()
        } else {
            UIColor.white.setFill()
            outline.fill()
            UIColor(white: 0.67, alpha: 1).setStroke()
        }
        outline.stroke()
    }

    /// Draws the tint behind the white title and image of a selected system button, from iOS 7 on.
    private func drawSelection() {
        guard showsSelection else { return }
        let content = contentRect(forBounds: bounds)
        var box = titleRect(forContentRect: content)
        if currentImage != nil { box = box.union(imageRect(forContentRect: content)) }
        tintColor.withAlphaComponent(buttonStyle.contentAlpha).setFill()
        UIBezierPath(roundedRect: box.insetBy(dx: -4, dy: -1), cornerRadius: 4).fill()
    }

    var showsSelection: Bool {
        buttonType == .system && buttonStyle.isFlat && isEnabled && isSelected && shownTitle != nil
            && content.titleColors[own: .selected] == nil
    }

    /// Draws a soft white glow in the center.
    private func drawGlow(_ box: CGRect) {
        let rings = 12
        UIColor(white: 1, alpha: 0.09).setFill()
        for ring in 1...rings {
            let radius = 33 * CGFloat(ring) / CGFloat(rings)
            UIBezierPath(
                ovalIn: CGRect(
                    x: box.midX - radius, y: box.midY - radius, width: 2 * radius,
                    height: 2 * radius)
            ).fill()
        }
    }
}
