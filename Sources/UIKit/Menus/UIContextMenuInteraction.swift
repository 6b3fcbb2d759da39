import Foundation

/// An interaction that opens a context menu with a long press.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?

    /// The raw values are Apple's.
    public enum Appearance: Int, Sendable {
        case unknown, rich, compact
    }

    open var menuAppearance: Appearance { .unknown }

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The place of the last press, in the coordinate space of `view`.
    private var place = CGPoint.zero
    private weak var screen: MenuScreen?

    open func location(in view: UIView?) -> CGPoint {
        self.view.map { $0.convert(place, to: view) } ?? .zero
    }

    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { screen?.update(block) }

    open func dismissMenu() { screen?.close() }

    /// Opens the menu at a point in the view's coordinate space, if the delegate provides one.
    func open(at point: CGPoint) -> Bool {
        place = point
        guard let view, let delegate,
            let configuration = delegate.contextMenuInteraction(
                self, configurationForMenuAtLocation: point)
        else { return false }
        var menu = ContextMenu(configuration, of: view)
        menu.willDisplay = { [self] in
            delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0)
        }
        menu.willEnd = { [self] in
            delegate.contextMenuInteraction(self, willEndFor: configuration, animator: $0)
        }
        menu.didOpen = { [self] in screen = $0 }
        let preview = delegate.contextMenuInteraction(
            self, previewForHighlightingMenuWithConfiguration: configuration)
        return menu.open(preview) { [self] in
            delegate.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
        }
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }
}

/// The methods that provide a context menu. Every member but the first has a default.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
