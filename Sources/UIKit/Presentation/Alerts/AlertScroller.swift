import Foundation

/// The area of a title and a message that are too tall for an alert: they scroll, and fade out at
/// the bottom, with a scroll indicator next to them (Documentation/Metrics.md 5.5).
final class AlertScroller: UIView {
    let content = UIScrollView()
    private let fading = UIView()
    private let indicator = UIView()
    private let shade = CAGradientLayer()

    /// The height of the fading part, in points.
    private static let fadeHeight: CGFloat = 28

    init() {
        super.init(frame: .zero)
        shade.colors = [UIColor.black.cgColor, UIColor.black.cgColor, UIColor.clear.cgColor]
        fading.layer.mask = shade
        fading.addSubview(content)
        addSubview(fading)
        indicator.backgroundColor = .tertiaryLabel
        indicator.layer.cornerRadius = 1.5
        indicator.isUserInteractionEnabled = false
        addSubview(indicator)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        fading.frame = bounds
        content.frame = bounds
        shade.frame = bounds
        let isAtEnd = content.restBelow <= 0
        let start = 1 - min(1, Self.fadeHeight / max(1, bounds.height))
        shade.locations = [0, NSNumber(value: isAtEnd ? 1 : Double(start)), 1]
        placeIndicator()
    }

    /// Places the indicator as a scroll view shows it while it flashes.
    private func placeIndicator() {
        let whole = max(1, content.contentSize.height)
        let track = max(0, bounds.height - 24)
        let length = max(20, track * min(1, bounds.height / whole))
        let share = content.contentOffset.y / max(1, whole - bounds.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        indicator.frame = CGRect(
            x: isMirrored ? 5 : bounds.width - 8, y: 18 + (track - length) * share, width: 3,
            height: length)
    }
}
