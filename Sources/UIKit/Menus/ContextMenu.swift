import Foundation

/// A context menu that opens above a lifted copy of a view, or of a controller's view.
@MainActor struct ContextMenu {
    private let configuration: UIContextMenuConfiguration
    private let view: UIView
    var willDisplay: (MenuAnimator) -> Void = { _ in }
    var willEnd: (MenuAnimator) -> Void = { _ in }
    var didOpen: (MenuScreen) -> Void = { _ in }

    init(_ configuration: UIContextMenuConfiguration, of view: UIView) {
        self.configuration = configuration
        self.view = view
    }

    /// Opens the menu.
    ///
    /// - Parameters:
    ///   - preview: What is lifted in place of the view.
    ///   - commit: Called when the preview is tapped.
    /// - Returns: Whether the configuration has a menu.
    func open(
        _ preview: UITargetedPreview?, commit: @escaping (MenuAnimator) -> Void
    ) -> Bool {
        guard let menu = configuration.actionProvider?([]), let window = view.window else {
            return false
        }
        let controller = configuration.previewProvider?()
        let animator = MenuAnimator(controller)
        let lifted = preview?.view ?? view
        let willDisplay = willDisplay
        let willEnd = willEnd
        var source = MenuSource(view: lifted, rect: lifted.bounds)
        source.preview =
            controller.map { Self.shown($0, in: window) }
            ?? lifted.snapshotView(afterScreenUpdates: false)
        source.preview?.roundCorners()
        source.willDisplay = { animator.run { willDisplay($0) } }
        source.willEnd = { animator.run { willEnd($0) } }
        source.onPreviewTap = { animator.run { commit($0) } }
        guard let screen = MenuScreen.open(menu, at: source) else { return false }
        didOpen(screen)
        return true
    }

    /// Returns the view of a preview's controller in its preferred size. (Decision: without one, it takes
    /// the width of the window, and half of its height.)
    private static func shown(_ controller: UIViewController, in window: UIWindow) -> UIView {
        let room = window.bounds.insetBy(dx: 16, dy: 0).size
        let preferred = controller.preferredContentSize
        let view: UIView = controller.view
        view.frame.size = CGSize(
            width: preferred.width > 0 ? min(preferred.width, room.width) : room.width,
            height: preferred.height > 0 ? min(preferred.height, room.height) : room.height / 2)
        return view
    }
}

extension UIView {
    fileprivate func roundCorners() {
        let side = min(bounds.width, bounds.height)
        layer.cornerRadius = min(MenuMetrics().previewRadius, side / 2)
        clipsToBounds = true
    }
}

/// Runs the animations and completions of a delegate at once.
final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var work: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ controller: UIViewController?) {
        previewViewController = controller
    }

    func addAnimations(_ animations: @escaping () -> Void) { work.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run(_ prepare: (MenuAnimator) -> Void) {
        prepare(self)
        let all = work + completions
        (work, completions) = ([], [])
        for each in all { each() }
    }
}
