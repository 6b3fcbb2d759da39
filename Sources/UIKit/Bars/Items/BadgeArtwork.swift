import Foundation

/// The artwork of the badges of bar items.
@MainActor enum BadgeArtwork {
    /// Draws a capsule with the height of the box and the width of the text, centered in the box.
    static func draw(
        _ text: String, at box: CGRect, color: UIColor, textColor: UIColor, font: UIFont
    ) {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textAlignment = .center
        // The label isn't in a view hierarchy that could provide its traits.
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
