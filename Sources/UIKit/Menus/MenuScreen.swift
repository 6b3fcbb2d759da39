import Foundation

/// What an open menu belongs to.
@MainActor struct MenuSource {
    let view: UIView
    /// The rectangle next to which the menu is, in the view's coordinate space.
    let rect: CGRect
    /// The view that is lifted above the blurred screen; `nil` for the menu of a button, which doesn't
    /// blur it.
    var preview: UIView?
    /// The object that sends the actions.
    weak var sender: AnyObject?
    var willDisplay: () -> Void = {}
    var willEnd: () -> Void = {}
    /// Opens what the preview shows.
    var onPreviewTap: () -> Void = {}
    /// Called with an action after a tap, before it is performed.
    var onSelection: (UIAction) -> Void = { _ in }
}

/// An open menu above the content of a window.
///
/// It appears without an animation, and a tap outside closes it. (Decision.)
final class MenuScreen: UIView {
    private let source: MenuSource
    private let card = MenuCard()
    private let metrics = MenuMetrics()
    private var menu: UIMenu
    /// The menu, or the menu in it whose rows are shown.
    private var shown: UIMenu

    /// Opens a menu, and closes the one that is open in the window.
    @discardableResult static func open(_ menu: UIMenu, at source: MenuSource) -> MenuScreen? {
        guard let window = source.view.window, !MenuContent(menu).sections.isEmpty else {
            return nil
        }
        for case let other as MenuScreen in window.subviews { other.close() }
        let screen = MenuScreen(menu, source)
        screen.frame = window.bounds
        screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        source.willDisplay()
        window.addSubview(screen)
        return screen
    }

    private init(_ menu: UIMenu, _ source: MenuSource) {
        self.menu = menu
        shown = menu
        self.source = source
        super.init(frame: .zero)
        isOpaque = false
        overrideUserInterfaceStyle = source.view.traitCollection.userInterfaceStyle
        if let preview = source.preview { addSubview(preview) }
        card.onTap = { [weak self] in self?.tapped($0) }
        addSubview(card)
        show(menu)
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ shown: UIMenu) {
        self.shown = shown
        card.show(MenuContent(shown))
        setNeedsLayout()
        for deferred in menu.deferredElements {
            deferred.didLoad = { [weak self] in self?.showAgain() }
        }
    }

    private func showAgain() { show(shown) }

    /// Shows other elements, as the closure returns them for the open menu.
    func update(_ change: (UIMenu) -> UIMenu) {
        let changed = change(shown)
        if shown === menu { menu = changed }
        show(changed)
    }

    func close() {
        guard superview != nil else { return }
        source.willEnd()
        removeFromSuperview()
        for deferred in menu.deferredElements { deferred.menuDidClose() }
    }

    private func tapped(_ element: UIMenuElement) {
        if let submenu = element as? UIMenu { return show(submenu) }
        guard let action = element as? UIAction else { return close() }
        let staysOpen = action.attributes.contains(.keepsMenuPresented)
        menu.select(action)
        if !staysOpen { close() }
        source.onSelection(action)
        action.sender = source.sender
        ActionDepth.limited(at: nil) { action.handler(action) }
        if staysOpen { showAgain() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let place = touches.first?.location(in: self), !card.frame.contains(checked: place)
        else {
            return
        }
        close()
        if source.preview?.frame.contains(checked: place) == true { source.onPreviewTap() }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = bounds.inset(by: safeAreaInsets)
            .clampedInset(dx: metrics.margin, dy: metrics.margin)
        var box = source.view.convert(source.rect, to: self)
        let natural = card.naturalHeight
        if let preview = source.preview {
            box.size = preview.bounds.size
            let room = safe.maxY - metrics.distance - natural
            box.origin.y = max(min(box.minY, room - box.height), safe.minY)
            box.origin.x = max(min(box.minX, bounds.maxX - box.width), bounds.minX)
            preview.frame = box
        }
        let below = safe.maxY - box.maxY - metrics.distance
        let above = box.minY - metrics.distance - safe.minY
        let isBelow = natural <= below || below >= above
        let height = min(natural, max(isBelow ? below : above, 2 * metrics.rowHeight))
        let y = isBelow ? box.maxY + metrics.distance : box.minY - metrics.distance - height
        let x = box.midX <= bounds.midX ? box.minX : box.maxX - metrics.width
        card.frame = UIScreen.main.grid.round(
            CGRect(
                x: max(min(x, safe.maxX - metrics.width), safe.minX),
                y: max(min(y, safe.maxY - height), safe.minY), width: metrics.width, height: height)
        )
    }

    override func draw(_ rect: CGRect) {
        guard source.preview != nil else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark
        BlurMaterial(white: isDark ? 0 : 0.85, alpha: 0.35, radius: 12)
            .draw(in: UIBezierPath(rect: bounds))
    }
}
