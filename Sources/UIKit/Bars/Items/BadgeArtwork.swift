import Foundation

/// The red marks at bar items.
@MainActor enum BadgeArtwork {
    /// A capsule as high as the box, as wide as the text needs, centered on it.
    static func draw(
        _ text: String, at box: CGRect, color: UIColor, textColor: UIColor, font: UIFont
    ) {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textAlignment = .center
        // The label stands in no tree, from which it could know the traits.
        label.textColor = UIColor(cgColor: textColor.cgColor)
        let size = label.sizeThatFits(.zero)
        let width = max(box.height, text.isEmpty ? 0 : size.width + 9)
        let capsule = CGRect(
            x: box.midX - width / 2, y: box.minY, width: width, height: box.height)
        if UIScreen.main.era == .classic {
            ClassicBarArtwork.fillBadge(capsule, color: color)
        } else {
            color.setFill()
            UIBezierPath(roundedRect: capsule, cornerRadius: capsule.height / 2).fill()
        }
        label.drawText(in: capsule)
    }
}
