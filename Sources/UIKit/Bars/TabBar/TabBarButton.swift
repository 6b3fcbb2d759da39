import ContactSheetDevices
import Foundation

/// The content and style of a tab in its bar.
@MainActor struct TabItemStyle {
    var title: String?
    var image: UIImage?
    var glyph: BarGlyph?
    var isSelected: Bool
    /// Whether the title is next to the image instead of below it.
    var isInline: Bool
    var text: BarTextStyle
    var iconColor: UIColor
    var titleOffset = UIOffset.zero
    var imageInsets = UIEdgeInsets.zero
    var badge: String?
    var badgeColor = UIColor.systemRed
    var badgeTextColor = UIColor.white
    var selectionImage: UIImage?
    /// Whether the tab is in the floating bar at the top of an iPad.
    private(set) var isFloating = false

    /// Removes the image unless there is no title, as in a floating bar.
    mutating func showTitleOnly() {
        isFloating = true
        guard title?.isEmpty == false else { return }
        (image, glyph) = (nil, nil)
    }
}

/// The view of a tab.
final class TabBarButton: UIView, TextContaining {
    private let label = UILabel()
    private(set) var face: TabItemStyle?

    init() {
        super.init(frame: .zero)
        isOpaque = false
        label.textAlignment = .center
        addSubview(label)
    }

    var onTap: (() -> Void)?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.release(inside: self) != nil { onTap?() }
    }

    required init?(coder: NSCoder) { nil }

    var shownText: String? { face?.title }

    func show(_ face: TabItemStyle) {
        self.face = face
        face.text.show(face.title, in: label)
        setNeedsLayout()
    }

    private var era: Era { UIScreen.main.era }

    private var iconSize: CGSize {
        guard let face else { return .zero }
        if let image = face.image { return image.size }
        let side: CGFloat = face.isInline ? 20 : era == .classic ? 28 : 25
        return face.glyph == nil ? .zero : CGSize(width: side, height: side)
    }

    /// The width of an inline tab: the image, 5 points, and the title.
    var inlineWidth: CGFloat {
        let title = label.sizeThatFits(.zero).width
        return iconSize.width + (title > 0 && iconSize.width > 0 ? 5 : 0) + title
    }

    /// The frames of the image and the title.
    private var boxes: (icon: CGRect, title: CGRect) {
        let (icon, title) = (iconSize, label.sizeThatFits(.zero))
        let width = min(title.width, bounds.width)
        if face?.isInline == true {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let start = (bounds.width - inlineWidth) / 2
            let iconX = isMirrored ? start + inlineWidth - icon.width : start
            let titleX = isMirrored ? start : start + inlineWidth - title.width
            return (
                box(icon, x: iconX, midY: bounds.midY),
                box(title, x: titleX, midY: bounds.midY)
            )
        }
        let middle = TabBarMetrics.middles(height: bounds.height, hasTitle: title.width > 0)
        return (
            box(icon, x: bounds.midX - icon.width / 2, midY: middle.icon),
            box(
                CGSize(width: width, height: title.height), x: bounds.midX - width / 2,
                midY: middle.title)
        )
    }

    private func box(_ size: CGSize, x: CGFloat, midY: CGFloat) -> CGRect {
        CGRect(x: x, y: midY - size.height / 2, width: size.width, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let face else { return }
        label.frame = UIScreen.main.grid.round(
            boxes.title.offsetBy(
                dx: face.titleOffset.horizontal, dy: face.titleOffset.vertical))
    }

    override func draw(_ rect: CGRect) {
        guard let face else { return }
        if face.isSelected { drawSelection(face) }
        let box = UIScreen.main.grid.round(boxes.icon.inset(by: face.imageInsets))
        if let image = face.image, let context = UIGraphicsGetCurrentContext() {
            let tint = image.renderingMode == .alwaysOriginal ? nil : face.iconColor
            image.draw(in: box, context: context, tint: tint)
        } else {
            face.glyph?.drawTab(
                in: box, color: face.iconColor,
                mirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
                isSelected: face.isSelected)
        }
        guard let badge = face.badge else { return }
        BadgeArtwork.draw(
            badge, at: badgeBox(at: box), color: face.badgeColor, textColor: face.badgeTextColor,
            font: era == .classic ? .boldSystemFont(ofSize: 13) : .systemFont(ofSize: 13))
    }

    /// Returns the frame of the badge at the image's upper trailing corner, 18 points high.
    private func badgeBox(at icon: CGRect) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? icon.minX - 4 : icon.maxX + 4
        return CGRect(x: x - 9, y: max(1, icon.minY - 4), width: 18, height: 18)
    }

    /// Draws the highlight behind the selected tab: a soft glow in iOS 6, and a capsule in floating
    /// bars and from iOS 26 on.
    private func drawSelection(_ face: TabItemStyle) {
        if let image = face.selectionImage { return image.draw(in: bounds) }
        switch era {
        case .classic:
            UIColor(white: 1, alpha: 0.13).setFill()
            UIBezierPath(roundedRect: bounds.clampedInset(dx: 2, dy: 2), cornerRadius: 4).fill()
        case _ where face.isFloating, .glass:
            UIColor.tertiarySystemFill.setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
        default: break
        }
    }
}
