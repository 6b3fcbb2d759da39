import Foundation

/// A row of an open menu.
final class MenuRow: UIView {
    let element: UIMenuElement
    /// Performs the element, after a touch has ended inside.
    var onTap: (() -> Void)?
    private let metrics = MenuMetrics()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let imageView = UIImageView()
    private let checkView = UIImageView()
    private let chevronView = UIImageView()
    private let hasCheckColumn: Bool
    private let hasImageColumn: Bool
    private var isHighlighted = false { didSet { setNeedsDisplay() } }

    /// Creates a row of a menu in which a row has a check mark or an image before its title.
    init(_ element: UIMenuElement, hasCheckColumn: Bool, hasImageColumn: Bool) {
        self.element = element
        self.hasCheckColumn = hasCheckColumn
        self.hasImageColumn = hasImageColumn
        super.init(frame: .zero)
        isOpaque = false
        titleLabel.numberOfLines = 2
        subtitleLabel.numberOfLines = 2
        show(element.title, in: titleLabel, font: metrics.title, color: color)
        show(element.subtitle, in: subtitleLabel, font: metrics.subtitle, color: .secondaryLabel)
        show(element.image, in: imageView)
        if element is UIMenu {
            let chevron = UIImage(systemName: "chevron.right")
            show(chevron?.imageFlippedForRightToLeftLayoutDirection(), in: chevronView)
        }
        if element.isChecked { show(UIImage(systemName: "checkmark"), in: checkView) }
    }

    required init?(coder: NSCoder) { nil }

    private var color: UIColor {
        element.isDisabled ? .tertiaryLabel : element.isDestructive ? .systemRed : .label
    }

    private func show(_ text: String?, in label: UILabel, font: UIFont, color: UIColor) {
        guard let text, !text.isEmpty else { return }
        label.text = text
        label.font = font
        label.textColor = color
        addSubview(label)
    }

    private func show(_ image: UIImage?, in view: UIImageView) {
        guard let image else { return }
        view.image = image
        view.tintColor = color
        view.contentMode = .scaleAspectFit
        addSubview(view)
    }

    // MARK: Layout

    /// The width of the chevron of a submenu with the space before it.
    private var chevronWidth: CGFloat {
        element is UIMenu ? metrics.chevronSide + metrics.gap : 0
    }

    private func textBox(width: CGFloat) -> CGRect {
        var box = CGRect(
            x: metrics.inset, y: 0, width: width - 2 * metrics.inset - chevronWidth, height: 0)
        let hasSpace = metrics.hasImagesFirst ? hasImageColumn : imageView.superview != nil
        let image = hasSpace ? metrics.imageSide + metrics.gap : 0
        let before =
            (hasCheckColumn ? metrics.checkWidth : 0) + (metrics.hasImagesFirst ? image : 0)
        box.origin.x += before
        box.size.width -= metrics.hasImagesFirst ? before : before + image
        return box
    }

    /// Returns the height in a menu of `width` points.
    func height(width: CGFloat) -> CGFloat {
        let text = textHeights(in: textBox(width: width))
        return max(metrics.rowHeight, (text.title + text.subtitle + 22).rounded(.up))
    }

    private func textHeights(in box: CGRect) -> (title: CGFloat, subtitle: CGFloat) {
        let available = CGSize(width: max(0, box.width), height: 0)
        func height(_ label: UILabel) -> CGFloat {
            label.superview == nil ? 0 : label.sizeThatFits(available).height
        }
        return (height(titleLabel), height(subtitleLabel))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var box = textBox(width: bounds.width)
        let (title, subtitle) = textHeights(in: box)
        box.origin.y = (bounds.height - title - subtitle) / 2
        box.size.height = title
        titleLabel.frame = placed(box)
        box.origin.y += title
        box.size.height = subtitle
        subtitleLabel.frame = placed(box)
        let side = metrics.imageSide
        let x =
            metrics.hasImagesFirst
            ? box.minX - metrics.gap - side
            : bounds.width - metrics.inset - chevronWidth - side
        imageView.frame = placed(
            CGRect(x: x, y: (bounds.height - side) / 2, width: side, height: side))
        let small = metrics.chevronSide
        chevronView.frame = placed(
            CGRect(
                x: bounds.width - metrics.inset - small, y: (bounds.height - small) / 2,
                width: small, height: small))
        checkView.frame = placed(
            CGRect(x: metrics.inset, y: (bounds.height - 16) / 2, width: 16, height: 16))
    }

    private func placed(_ box: CGRect) -> CGRect {
        var box = box
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            box.origin.x = bounds.width - box.maxX
        }
        return UIScreen.main.grid.round(box)
    }

    override func draw(_ rect: CGRect) {
        guard isHighlighted else { return }
        UIColor.tertiarySystemFill.setFill()
        UIRectFill(bounds)
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = !element.isDisabled
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = false
        if !element.isDisabled, touches.release(inside: self) != nil { onTap?() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = false
    }
}
