import ContactSheetDevices
import Foundation

/// The card of the large content viewer, in the middle of the screen: an image above a title.
final class LargeContentView: UIView {
    private let content: LargeContent
    private let label = UILabel()

    // Decisions (Documentation/Metrics.md 5.5).
    private static let side: CGFloat = 100
    private static let padding: CGFloat = 24
    private static let gap: CGFloat = 12
    private static let radius: CGFloat = 28
    private static let width: CGFloat = 280

    init(_ content: LargeContent) {
        self.content = content
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        label.text = content.title
        label.numberOfLines = 3
        label.textAlignment = .center
        label.textColor = .label
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    private var hasImage: Bool { content.image != nil || content.glyph != nil }

    private var card: CGRect {
        let width = min(Self.width, max(0, bounds.width - 2 * Self.padding))
        let title = label.sizeThatFits(CGSize(width: width - 2 * Self.padding, height: 0)).height
        let image = hasImage ? Self.side : 0
        let height = 2 * Self.padding + image + (hasImage && title > 0 ? Self.gap : 0) + title
        return UIScreen.main.grid.round(
            CGRect(
                x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width,
                height: height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.font = .preferredFont(forTextStyle: .title3, compatibleWith: traitCollection)
        var box = card.insetBy(dx: Self.padding, dy: Self.padding)
        if hasImage {
            box.origin.y += Self.side + Self.gap
            box.size.height -= Self.side + Self.gap
        }
        label.frame = box
    }

    override func draw(_ rect: CGRect) {
        let card = card
        if UIScreen.main.era >= .glass {
            GlassArtwork(card, radius: Self.radius, style: .card).draw()
        } else {
            let isDark = traitCollection.userInterfaceStyle == .dark
            BlurMaterial(white: isDark ? 0.24 : 0.97, alpha: 0.86, radius: 30).draw(
                in: UIBezierPath(roundedRect: card, cornerRadius: Self.radius / 2))
        }
        let box = CGRect(
            x: card.midX - Self.side / 2, y: card.minY + Self.padding, width: Self.side,
            height: Self.side)
        content.glyph?.draw(in: box, color: .label, mirrored: false)
        guard let image = content.image, let context = UIGraphicsGetCurrentContext() else { return }
        let tint = image.renderingMode == .alwaysOriginal ? nil : UIColor.label
        image.draw(in: image.size.fitted(in: box), context: context, tint: tint)
    }
}

extension CGSize {
    /// Returns the largest rectangle with these proportions in the middle of a box.
    fileprivate func fitted(in box: CGRect) -> CGRect {
        guard width > 0, height > 0 else { return box }
        let scale = min(box.width / width, box.height / height)
        return CGRect(
            x: box.midX - width * scale / 2, y: box.midY - height * scale / 2,
            width: width * scale, height: height * scale)
    }
}
