import Foundation

/// The button for a bar button item, or the back button.
final class BarButtonView: UIView, TextContaining {
    private let label = UILabel()
    /// The style, or `nil` until a bar has shown the button.
    private(set) var face: BarButtonStyle?

    init() {
        super.init(frame: .zero)
        label.textAlignment = .center
        isOpaque = false
    }

    var onTap: (() -> Void)?
    /// Opens a menu after a long press, if there is one.
    var onPress: (() -> Bool)?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.release(inside: self) != nil { onTap?() }
    }

    required init?(coder: NSCoder) { nil }

    var shownText: String? { face?.title }

    /// Applies a style. The label is added to the view hierarchy with the first title.
    func show(_ face: BarButtonStyle) {
        self.face = face
        face.text.show(face.title, in: label)
        label.isHidden = face.title == nil
        if face.title != nil, label.superview == nil { addSubview(label) }
        setNeedsLayout()
    }

    private var glyphSide: CGFloat { (face?.height ?? 44) < 30 ? 18 : 22 }

    private var contentSize: CGSize {
        guard let face else { return .zero }
        switch face.content {
        case .title: return label.sizeThatFits(.zero)
        case .image(let image): return image.size
        case .glyph: return CGSize(width: glyphSide, height: glyphSide)
        case .nothing: return .zero
        }
    }

    /// The space before the content, which includes the chevron of iOS 7 to 18: 13 points, and 6
    /// points between it and the title.
    private var leadingSpace: CGFloat {
        guard let face else { return 0 }
        if case .glossyArrow = face.frame { return 14 }
        guard face.hasChevron else { return face.padding }
        return face.padding + 13 + (contentSize.width > 0 ? 6 : 0)
    }

    /// The width of the widest title that the item can get.
    private var possibleWidth: CGFloat {
        guard let face, !face.possibleTitles.isEmpty, case .title(let title) = face.content else {
            return 0
        }
        defer { label.text = title }
        return face.possibleTitles.map {
            label.text = $0
            return label.sizeThatFits(.zero).width
        }.max() ?? 0
    }

    /// Returns the size of the whole button, with the height of buttons in its bar.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let face else { return .zero }
        let width = leadingSpace + max(contentSize.width, possibleWidth) + face.padding
        return CGSize(width: max(face.minimumWidth, width.rounded(.up)), height: face.height)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var contentFrame: CGRect {
        let size = contentSize
        let availableWidth = bounds.width - leadingSpace - (face?.padding ?? 0)
        let width = min(size.width, max(0, availableWidth))
        let x = leadingSpace + (availableWidth - width) / 2
        return CGRect(
            x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - size.height) / 2,
            width: width, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let face, face.title != nil else { return }
        label.frame = contentFrame.offsetBy(
            dx: face.titleOffset.horizontal, dy: face.titleOffset.vertical)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let face else { return }
        drawFrame(face.frame)
        if face.hasChevron { drawChevron(face) }
        let box = contentFrame.inset(by: face.imageInsets)
        switch face.content {
        case .title, .nothing: break
        case .glyph(let glyph): drawGlyph(glyph, in: box, face)
        case .image(let image): drawImage(image, in: box, face)
        }
        if let badge = face.badge { drawBadge(badge) }
    }

    private func drawFrame(_ frame: BarButtonStyle.Frame) {
        let box = bounds.clampedInset(dx: 0.5, dy: 0.5)
        switch frame {
        case .none: break
        case .image(let image): image.draw(in: bounds)
        case .glossy(let color):
            ClassicBarArtwork.fillButton(
                UIBezierPath(roundedRect: box, cornerRadius: 5), color: color)
        case .glossyArrow(let color):
            ClassicBarArtwork.fillButton(Self.arrow(in: box, mirrored: isMirrored), color: color)
        }
    }

    /// Returns the outline of the back button of iOS 6 and earlier: a rounded rectangle with an
    /// arrow at its leading edge.
    private static func arrow(in box: CGRect, mirrored: Bool) -> UIBezierPath {
        let path = UIBezierPath()
        let (r, tip) = (CGFloat(4), CGFloat(11))
        path.move(to: CGPoint(x: box.minX, y: box.midY))
        path.addLine(to: CGPoint(x: box.minX + tip - 3, y: box.minY + 2))
        path.addQuadCurve(
            to: CGPoint(x: box.minX + tip + 2, y: box.minY),
            controlPoint: CGPoint(x: box.minX + tip - 1, y: box.minY))
        path.addLine(to: CGPoint(x: box.maxX - r, y: box.minY))
        path.addQuadCurve(
            to: CGPoint(x: box.maxX, y: box.minY + r),
            controlPoint: CGPoint(x: box.maxX, y: box.minY))
        path.addLine(to: CGPoint(x: box.maxX, y: box.maxY - r))
        path.addQuadCurve(
            to: CGPoint(x: box.maxX - r, y: box.maxY),
            controlPoint: CGPoint(x: box.maxX, y: box.maxY))
        path.addLine(to: CGPoint(x: box.minX + tip + 2, y: box.maxY))
        path.addQuadCurve(
            to: CGPoint(x: box.minX + tip - 3, y: box.maxY - 2),
            controlPoint: CGPoint(x: box.minX + tip - 1, y: box.maxY))
        path.close()
        if mirrored {
            path.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.minX + box.maxX, ty: 0))
        }
        return path
    }

    private func drawChevron(_ face: BarButtonStyle) {
        let x = isMirrored ? bounds.width - face.padding - 13 : face.padding
        let box = CGRect(x: x, y: (bounds.height - 21) / 2, width: 13, height: 21)
        if let image = face.chevronImage {
            drawImage(image, in: CGRect(origin: box.origin, size: image.size), face)
        } else {
            let side = UIScreen.main.era < .glass ? CGFloat(27) : 22
            BarGlyph.back.draw(
                in: CGRect(
                    x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side
                )
                .offsetBy(dx: isMirrored ? -1.5 : 1.5, dy: 0), color: face.tint,
                mirrored: isMirrored)
        }
    }

    private func drawGlyph(_ glyph: BarGlyph, in box: CGRect, _ face: BarButtonStyle) {
        if let shadow = face.text.shadow {
            let offset = box.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            glyph.draw(in: offset, color: shadow.color, mirrored: isMirrored)
        }
        glyph.draw(in: box, color: face.tint, mirrored: isMirrored)
    }

    /// Draws an image, which is a template unless its rendering mode specifies the original.
    private func drawImage(_ image: UIImage, in box: CGRect, _ face: BarButtonStyle) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let tint = image.renderingMode == .alwaysOriginal ? nil : face.tint
        image.draw(in: box, context: context, tint: tint)
    }

    private func drawBadge(_ badge: UIBarButtonItem.Badge) {
        let side: CGFloat = badge.stringValue == nil ? 9 : 18
        let corner = CGPoint(x: isMirrored ? 10 : bounds.width - 10, y: 8)
        let box = CGRect(
            x: corner.x - side / 2, y: corner.y - side / 2, width: side, height: side)
        BadgeArtwork.draw(
            badge.stringValue ?? "", at: box, color: badge.backgroundColor ?? .systemRed,
            textColor: badge.foregroundColor ?? .white, font: .systemFont(ofSize: 12))
    }
}
