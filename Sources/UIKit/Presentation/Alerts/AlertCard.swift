import ContactSheetDevices
import Foundation

/// A card of an alert, with text above buttons.
final class AlertCard: UIView {
    /// The role of a card. A sheet has a second card for the cancel button.
    enum Role {
        case alert, sheet, cancel
    }

    private let role: Role
    private let metrics: AlertMetrics
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let fields: [UIView]
    private let buttons: [AlertButton]
    /// The height above which the title and the message scroll, in points.
    var maximumHeight = CGFloat.infinity
    /// The area of the title and the message if they scroll.
    private let scroller = AlertScroller()
    /// Whether the card draws its background.
    var hasSurface = true

    private var era: Era { UIScreen.main.era }

    init(
        _ controller: UIAlertController, role: Role, actions: [UIAlertAction],
        metrics: AlertMetrics
    ) {
        self.role = role
        self.metrics = metrics
        buttons = actions.map(AlertButton.init)
        fields = role == .alert ? controller.fields : []
        super.init(frame: .zero)
        isOpaque = false
        if role != .cancel {
            show(controller.title, in: titleLabel, font: metrics.title)
            show(controller.message, in: messageLabel, font: metrics.message)
        }
        for field in fields { addSubview(field) }
        for button in buttons {
            let isBold = controller.isEmphasized(button.action)
            button.show(
                font: isBold ? metrics.emphasizedButton : metrics.button,
                color: color(of: button.action, controller, isBold),
                surface: surface(of: button.action, controller))
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ text: String?, in label: UILabel, font: UIFont) {
        guard let text, !text.isEmpty else { return }
        label.text = text
        label.font = font
        label.numberOfLines = 0
        label.textAlignment = metrics.alignment
        label.textColor = textColor(isTitle: label === titleLabel)
        if era == .classic {
            label.shadowColor = BarColors.engraved
            label.shadowOffset = CGSize(width: 0, height: -1)
        }
        addSubview(label)
    }

    private func textColor(isTitle: Bool) -> UIColor {
        switch era {
        case .classic: .white
        case .glass: isTitle ? .label : .secondaryLabel
        default: role == .sheet ? AlertColors.sheetHeader : .label
        }
    }

    // MARK: Buttons

    private func color(
        of action: UIAlertAction, _ controller: UIAlertController, _ isBold: Bool
    ) -> UIColor {
        if era == .classic { return isLight(action) ? .black : .white }
        guard action.isEnabled else { return .tertiaryLabel }
        if action.style == .destructive { return .systemRed }
        if era >= .glass { return action === controller.preferredAction ? .white : .label }
        return controller.viewIfLoaded?.tintColor ?? .tintColor
    }

    /// Returns whether a button is white, as on the dark sheets of iOS 6.
    private func isLight(_ action: UIAlertAction) -> Bool {
        role != .alert && action.style == .default
    }

    private func surface(
        of action: UIAlertAction, _ controller: UIAlertController
    ) -> AlertButton.Surface {
        switch era {
        case .classic:
            if isLight(action) { return .glossy(UIColor(white: 0.86, alpha: 1)) }
            if role == .alert {
                return .glossy(
                    action.style == .cancel
                        ? AlertColors.classicCancel : AlertColors.classicButton)
            }
            return .glossy(
                action.style == .destructive
                    ? AlertColors.classicRed : UIColor(white: 0.2, alpha: 1))
        case .glass:
            let isPreferred = action === controller.preferredAction
            let tint = controller.viewIfLoaded?.tintColor ?? .tintColor
            return .capsule(isPreferred ? tint : .secondarySystemFill)
        default: return .none
        }
    }

    /// Whether the two buttons of an alert are next to each other, because their titles are short
    /// enough.
    private var areSideBySide: Bool {
        guard role == .alert, buttons.count == 2 else { return false }
        let width = (metrics.width - 2 * metrics.buttonInset - metrics.buttonGap) / 2
        return buttons.allSatisfy { $0.titleWidth <= width - 16 }
    }

    private var buttonsHeight: CGFloat {
        guard !buttons.isEmpty else { return 0 }
        let rows = areSideBySide ? 1 : CGFloat(buttons.count)
        let gaps = (rows - 1) * metrics.buttonGap
        let below = metrics.buttonInset > 0 ? min(metrics.buttonInset, 14) : 0
        return rows * metrics.buttonHeight + gaps + below
    }

    // MARK: Layout

    private var textWidth: CGFloat {
        metrics.width - metrics.textInsets.left - metrics.textInsets.right
    }

    private func height(of label: UILabel) -> CGFloat {
        guard label.superview != nil else { return 0 }
        return label.sizeThatFits(CGSize(width: textWidth, height: 0)).height
    }

    private static let fieldGap: CGFloat = 16

    private var fieldsHeight: CGFloat {
        guard !fields.isEmpty else { return 0 }
        return Self.fieldGap + fields.reduce(0) { $0 + fieldHeight($1) }
    }

    private func fieldHeight(_ field: UIView) -> CGFloat {
        max(era == .glass ? 40 : era == .classic ? 31 : 25, field.sizeThatFits(.zero).height)
    }

    private var headerHeight: CGFloat {
        let (title, message) = (height(of: titleLabel), height(of: messageLabel))
        guard title + message + fieldsHeight > 0 else {
            return metrics.buttonInset > 0 ? min(metrics.buttonInset, 14) : 0
        }
        let gap = title > 0 && message > 0 ? metrics.titleGap : 0
        return metrics.textInsets.top + title + gap + message + fieldsHeight
            + metrics.textInsets.bottom
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = (headerHeight + buttonsHeight).rounded(.up)
        return CGSize(width: metrics.width, height: min(height, maximumHeight))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let x = metrics.textInsets.left
        var y = metrics.textInsets.top
        for label in [titleLabel, messageLabel] where label.superview != nil {
            label.frame = CGRect(x: x, y: y, width: textWidth, height: height(of: label))
            y = label.frame.maxY + metrics.titleGap
        }
        y += Self.fieldGap - metrics.titleGap
        for field in fields {
            field.frame = CGRect(x: x, y: y, width: textWidth, height: fieldHeight(field))
            y = field.frame.maxY
        }
        scrollHeaderIfNeeded()
        layoutButtons()
    }

    /// The height of the header that is visible: at least a third of a card that is too tall.
    private var visibleHeaderHeight: CGFloat {
        guard maximumHeight.isFinite else { return headerHeight }
        return min(headerHeight, max(maximumHeight - buttonsHeight, maximumHeight / 3))
    }

    /// Moves the header into a scroll view if the card isn't tall enough for it.
    private func scrollHeaderIfNeeded() {
        let height = visibleHeaderHeight
        // Buttons that don't fit are cut off, which the shadow of a card must not be.
        clipsToBounds = height + buttonsHeight > maximumHeight + 1
        guard height < headerHeight || scroller.superview != nil else { return }
        for view in [titleLabel, messageLabel] + fields where view.superview === self {
            scroller.content.addSubview(view)
        }
        if scroller.superview == nil { insertSubview(scroller, at: 0) }
        scroller.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        scroller.content.contentSize = CGSize(width: bounds.width, height: headerHeight)
    }

    private func layoutButtons() {
        let inset = metrics.buttonInset
        var y = visibleHeaderHeight
        if areSideBySide {
            let width = (bounds.width - 2 * inset - metrics.buttonGap) / 2
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            for (index, button) in (isMirrored ? buttons.reversed() : buttons).enumerated() {
                button.frame = CGRect(
                    x: inset + CGFloat(index) * (width + metrics.buttonGap), y: y, width: width,
                    height: metrics.buttonHeight)
            }
        } else {
            for button in buttons {
                button.frame = CGRect(
                    x: inset, y: y, width: bounds.width - 2 * inset,
                    height: metrics.buttonHeight)
                y += metrics.buttonHeight + metrics.buttonGap
            }
        }
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        if hasSurface {
            AlertSurface(era: era, role: role, radius: metrics.cornerRadius).draw(in: bounds)
        }
        if metrics.buttonInset == 0 { drawLines() }
    }

    /// Draws a line of one pixel above each row of buttons, and between buttons that are next to
    /// each other.
    private func drawLines() {
        let pixel = 1 / UIScreen.main.scale
        AlertColors.line.setFill()
        for button in buttons where button.frame.minY > 0 {
            UIRectFill(
                CGRect(
                    x: button.frame.minX, y: button.frame.minY, width: button.frame.width,
                    height: pixel))
        }
        guard areSideBySide else { return }
        UIRectFill(
            CGRect(
                x: UIScreen.main.grid.round(bounds.midX), y: visibleHeaderHeight, width: pixel,
                height: metrics.buttonHeight))
    }
}
