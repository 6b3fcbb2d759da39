import ContactSheetDevices
import Foundation

extension UITextField {
    func drawStyledBorder(in box: CGRect) {
        if let image = isEnabled ? background : disabledBackground ?? background,
            borderStyle != .roundedRect
        {
            image.draw(in: box)
            return
        }
        let pixel = 1 / UIScreen.main.scale
        switch borderStyle {
        case .none: break
        case .line: stroke(UIBezierPath(rect: box.clampedInset(dx: 0.5, dy: 0.5)), .label, 1)
        case .bezel: drawBezel(box)
        case .roundedRect: drawRoundedRect(box, pixel)
        }
    }

    private func stroke(_ path: UIBezierPath, _ color: UIColor, _ width: CGFloat) {
        path.lineWidth = width
        color.setStroke()
        path.stroke()
    }

    /// Draws a recessed box, whose upper and left edges are darker.
    private func drawBezel(_ box: CGRect) {
        UIColor.systemBackground.setFill()
        UIRectFill(box)
        stroke(UIBezierPath(rect: box.clampedInset(dx: 0.5, dy: 0.5)), .systemGray3, 1)
        let edge = UIBezierPath()
        edge.move(to: CGPoint(x: box.minX + 0.5, y: box.maxY))
        edge.addLine(to: CGPoint(x: box.minX + 0.5, y: box.minY + 0.5))
        edge.addLine(to: CGPoint(x: box.maxX, y: box.minY + 0.5))
        stroke(edge, .systemGray, 1)
    }

    /// Whether the background color fills the rounded border instead of the whole field.
    ///
    /// From iOS 7 on, the rounded border is a view whose fill is the field's background color. Decision: up to
    /// iOS 6, the border is an image over the background color.
    var fillsBorderWithBackground: Bool {
        borderStyle == .roundedRect && UIScreen.main.era != .classic
    }

    /// Draws the rounded border, filled with the view's own background color, if it has one.
    private func drawRoundedRect(_ box: CGRect, _ pixel: CGFloat) {
        let width = UIScreen.main.era == .classic ? 1 : max(pixel, 0.5)
        let outline = UIBezierPath(
            roundedRect: box.clampedInset(dx: width / 2, dy: width / 2),
            cornerRadius: TextFieldMetrics.cornerRadius)
        fieldColor.setFill()
        outline.fill()
        if UIScreen.main.era == .classic { drawInnerShade(box) }
        stroke(outline, TextFieldMetrics.borderColor, width)
    }

    private var fieldColor: UIColor {
        if fillsBorderWithBackground, let backgroundColor { return backgroundColor }
        let era = UIScreen.main.era
        guard isEnabled || era == .classic else {
            return era >= .dark ? .quaternarySystemFill : UIColor(white: 0.98, alpha: 1)
        }
        return era >= .dark ? .systemBackground : .white
    }

    /// Draws the shadow below the upper edge of iOS 6.
    private func drawInnerShade(_ box: CGRect) {
        for (inset, alpha): (CGFloat, CGFloat) in [(1, 0.12), (2, 0.05)] {
            let line = UIBezierPath()
            line.move(to: CGPoint(x: box.minX + 6, y: box.minY + inset + 0.5))
            line.addLine(to: CGPoint(x: box.maxX - 6, y: box.minY + inset + 0.5))
            stroke(line, UIColor(white: 0, alpha: alpha), 1)
        }
    }

    // MARK: Text

    func draw(_ line: FieldLine, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        let label = line.label(fittingFont(line, width: rect.width), self)
        label.textAlignment = textAlignment
        label.isEnabled = isEnabled || styledText != nil
        label.drawText(in: placed(label.font.lineHeight, in: rect))
    }

    /// Returns the frame of the line at the edge of the vertical alignment, or else in the middle.
    private func placed(_ height: CGFloat, in rect: CGRect) -> CGRect {
        let height = min(height, rect.height)
        let y =
            switch contentVerticalAlignment {
            case .top: rect.minY
            case .bottom: rect.maxY - height
            case .center, .fill: rect.midY - height / 2
            }
        return CGRect(x: rect.minX, y: y, width: rect.width, height: height)
    }

    /// Returns the field's font, in a smaller size if that is permitted and the line requires it.
    private func fittingFont(_ line: FieldLine, width: CGFloat) -> UIFont {
        let font = font ?? TextFieldMetrics.font
        guard adjustsFontSizeToFitWidth, minimumFontSize > 0 else { return font }
        let natural = line.label(font, self).sizeThatFits(.zero).width
        guard natural > width, natural > 0 else { return font }
        let size = (font.pointSize * width / natural).rounded(.down)
        return font.withSize(min(font.pointSize, max(minimumFontSize, size)))
    }

    /// Draws the caret after the last character, in the tint color, or where a subclass returns it.
    func drawCaret(in rect: CGRect) {
        if Self.caretCheck.isOverridden(by: self), let range = selectedTextRange {
            return TextInputArtwork.drawCaret(caretRect(for: range.end), tintColor)
        }
        let width = FieldLine.plain(shownLine, .label).label(font ?? TextFieldMetrics.font, self)
            .sizeThatFits(.zero).width
        TextInputArtwork.drawCaret(caretRect(in: rect, before: width), tintColor)
    }

    /// Returns the rectangle of the caret after the first `offset` points of the line.
    func caretRect(in rect: CGRect, before offset: CGFloat) -> CGRect {
        let font = font ?? TextFieldMetrics.font
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = min(
            rect.width,
            FieldLine.plain(shownLine, .label).label(font, self).sizeThatFits(.zero).width)
        let start: CGFloat =
            switch textAlignment {
            case .center: rect.midX - width / 2
            case .right: rect.maxX - width
            case .left, .justified: rect.minX
            case .natural: isMirrored ? rect.maxX - width : rect.minX
            }
        let x =
            textAlignment == .natural && isMirrored
            ? rect.maxX - min(offset, rect.width) - 2 : start + min(offset, rect.width)
        return CGRect(
            x: min(x, rect.maxX - 2), y: rect.midY - font.lineHeight / 2, width: 2,
            height: font.lineHeight)
    }

    private final class CaretOverriding: UITextField {
        override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }

    private final class CaretPlain: UITextField {}

    private static let caretCheck = OverriddenMethod<UITextField>(
        overriding: CaretOverriding.self, plain: CaretPlain.self)
}
