import ContactSheetDevices
import Foundation

/// The view of an alert, which dims the content behind it and places the cards.
final class AlertScreen: UIView {
    private weak var controller: UIAlertController?
    private var cards: [AlertCard] = []
    private var isStale = true
    /// The available width that the cards were created for.
    private var laidOutShorterSide: CGFloat = 0

    init(_ controller: UIAlertController) {
        self.controller = controller
        super.init(frame: UIScreen.main.windowBounds)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    func contentChanged() {
        isStale = true
        setNeedsLayout()
    }

    override func tintColorDidChange() { contentChanged() }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        contentChanged()
    }

    private var shorterSide: CGFloat { min(bounds.width, bounds.height) }

    private var sheetMetrics: AlertMetrics {
        var metrics = AlertMetrics.sheet(shorterSide: shorterSide)
        if controller?.isPopover == true { metrics.width = AlertMetrics.popoverWidth }
        return metrics.scaled(for: traitCollection)
    }

    /// Creates the cards again if the content or the width of the sheet has changed.
    private func makeCards() {
        guard let controller, isStale || laidOutShorterSide != shorterSide else { return }
        isStale = false
        laidOutShorterSide = shorterSide
        for card in cards { card.removeFromSuperview() }
        let actions = controller.actions
        let cancel = actions.filter { $0.style == .cancel }
        let others = actions.filter { $0.style != .cancel }
        if controller.preferredStyle == .alert {
            let isPair = actions.count == 2
            cards = [
                AlertCard(
                    controller, role: .alert, actions: isPair ? cancel + others : others + cancel,
                    metrics: .alert().scaled(for: traitCollection))
            ]
        } else {
            let metrics = sheetMetrics
            let isOneCard = UIScreen.main.era == .classic || UIScreen.main.era >= .glass
            let shown = controller.isPopover ? others : isOneCard ? others + cancel : others
            cards = [AlertCard(controller, role: .sheet, actions: shown, metrics: metrics)]
            if !controller.isPopover, !isOneCard, !cancel.isEmpty {
                cards.append(
                    AlertCard(controller, role: .cancel, actions: cancel, metrics: metrics))
            }
        }
        for card in cards {
            card.hasSurface = !isInPopover
            addSubview(card)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        makeCards()
        guard let controller else { return }
        if isInPopover {
            for card in cards { card.frame = bounds }
        } else if controller.preferredStyle == .alert || controller.isPopover {
            let edges = 2 * max(safeAreaInsets.top, safeAreaInsets.bottom, AlertMetrics.edge)
            for card in cards {
                card.maximumHeight = max(0, bounds.height - edges)
                place(card, origin: centered(card.sizeThatFits(.zero)))
            }
        } else {
            layoutSheet()
        }
    }

    private func place(_ card: AlertCard, origin: CGPoint) {
        card.frame = UIScreen.main.grid.round(
            CGRect(origin: origin, size: card.sizeThatFits(.zero)))
    }

    private func centered(_ size: CGSize) -> CGPoint {
        CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    }

    /// Places the cards of a sheet from the bottom up.
    private func layoutSheet() {
        var bottom = bounds.maxY - max(AlertMetrics.edge, safeAreaInsets.bottom)
        let top = bounds.minY + max(AlertMetrics.edge, safeAreaInsets.top)
        for card in cards.reversed() {
            card.maximumHeight = max(0, bottom - top)
            let size = card.sizeThatFits(.zero)
            place(
                card, origin: CGPoint(x: bounds.midX - size.width / 2, y: bottom - size.height))
            bottom -= size.height + AlertMetrics.edge
        }
    }

    /// Whether the alert is in a popover, which provides the background, the dimming, and the
    /// position.
    private var isInPopover: Bool {
        controller?.nearestPresentation is UIPopoverPresentationController
    }

    /// The size of the card in a popover.
    var popoverSize: CGSize {
        makeCards()
        return cards.first?.sizeThatFits(.zero) ?? .zero
    }

    /// Draws the dimming, on a plain background if the alert isn't presented.
    override func draw(_ rect: CGRect) {
        guard !isInPopover else { return }
        if controller?.presentingViewController == nil {
            UIColor.systemBackground.setFill()
            UIRectFill(bounds)
        }
        let isDark = traitCollection.userInterfaceStyle == .dark
        let dimming = AlertMetrics.alert().dimming
        UIColor(white: 0, alpha: isDark ? max(dimming, 0.48) : dimming).setFill()
        UIRectFill(bounds)
    }
}
