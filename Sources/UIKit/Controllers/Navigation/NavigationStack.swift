import ContactSheetDiagnostics
import Foundation

/// The current and the pending content of a navigation controller.
@MainActor struct NavigationState {
    var stack: [UIViewController] = []
    /// The controller whose view is visible: the top of the stack at the last layout.
    var shown: UIViewController?
    var arriving: [UIViewController] = []
    var leaving: [UIViewController] = []
    var isAnimated = false
    var isCommitting = false
    var isBarHidden = false
    var isToolbarHidden = true
    /// The columns of a collapsed split view on the stack; the last one is on top.
    var absorbed: [AbsorbedColumn] = []
}

extension UINavigationController {
    /// Changes the children immediately. The views follow in the next layout, so that code can
    /// still configure a controller after pushing it.
    func setStack(_ stack: [UIViewController], animated: Bool) {
        let old = state.stack
        let removed = old.filter { item in !stack.contains { $0 === item } }
        let added = stack.filter { item in !old.contains { $0 === item } }
        guard Set(stack.map(ObjectIdentifier.init)).count == stack.count else {
            return NavigationDiagnostic.pushedTwice.report(at: self)
        }
        if animated, old.last !== stack.last {
            startMove(isPop: old.contains { $0 === stack.last })
        }
        for controller in removed {
            controller.willMove(toParent: nil)
            controller.appearance.isMovingFromParent = true
        }
        for controller in added {
            addChild(controller)
            controller.appearance.isManaged = true
            controller.appearance.isMovingToParent = true
        }
        state.stack = stack
        state.leaving += removed
        state.arriving += added
        state.isAnimated = animated
        navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
        if isViewLoaded { view.setNeedsLayout() } else { finishMoves() }
    }

    /// Starts the movement of the screen, in a film: a controller that is pushed moves in from the
    /// trailing side, and one that is popped moves out to it.
    ///
    /// The bars move with the content, and nothing moves behind it: decisions, as is the duration
    /// of 0.35 s, which Apple doesn't document.
    private func startMove(isPop: Bool) {
        guard LayerSimulation.current.isAnimated, UIView.areAnimationsEnabled, isViewLoaded,
            isOnScreen, view.window != nil
        else {
            return
        }
        view.layoutIfNeeded()
        let timing = CABasicAnimation()
        timing.duration = 0.35
        timing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
        let trailing: CGFloat = isLeftToRight ? 1 : -1
        view.layer.startTransition(
            isPop
                ? .reveal(CGVector(dx: trailing, dy: 0)) : .moveIn(CGVector(dx: -trailing, dy: 0)),
            timing, scale: UIScreen.main.scale)
    }

    private var isOnScreen: Bool { appearance.phase == .appeared }

    /// Replaces the previous top's view with that of the current top. The order of the calls is
    /// that of a published log of iOS 5 (vastdevblog.vast.com, UIViewController Life Cycle, 2012)
    /// and of arm1.ru's list for `didMove`.
    func commitStack() {
        guard !state.isCommitting else { return }
        state.isCommitting = true
        defer { state.isCommitting = false }
        let (old, new) = (state.shown, topViewController)
        guard old !== new else { return finishMoves() }
        // The bar has its size when the root controller's `viewDidLoad()` reads it.
        if old == nil, isViewLoaded { placeViews() }
        state.shown = new
        new?.loadViewIfNeeded()
        let tells = isOnScreen
        if tells {
            old?.beginAppearanceTransition(false, animated: state.isAnimated)
            new?.beginAppearanceTransition(true, animated: state.isAnimated)
            tellDelegate(willShow: true, state.isAnimated)
        }
        exchangeViews(old, new)
        if tells {
            view.layoutIfNeeded()
            old?.endAppearanceTransition()
            new?.endAppearanceTransition()
        }
        finishMoves()
        if tells { tellDelegate(willShow: false, state.isAnimated) }
    }

    private func exchangeViews(_ old: UIViewController?, _ new: UIViewController?) {
        if old?.viewIfLoaded?.superview === view { old?.view.removeFromSuperview() }
        guard let child = new?.view else { return }
        // A mask of the app's own stays: the log of the lecture's Attributor shows it.
        if child.autoresizingMask.isEmpty {
            child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        view.insertSubview(child, at: 0)
        navigationBar.isLargeTitleCollapsed = false
        navigationBar.isSearchBarCollapsed = false
        placeViews()
    }

    private func finishMoves() {
        let (leaving, arriving) = (state.leaving, state.arriving)
        (state.leaving, state.arriving) = ([], [])
        // A controller with a new parent is that parent's responsibility.
        for controller in leaving where controller.parent === self {
            guard !state.stack.contains(where: { $0 === controller }) else { continue }
            controller.removeFromParent()
            controller.appearance.isManaged = false
            controller.appearance.isMovingFromParent = false
            controller.containerInsets = .zero
        }
        for controller in arriving where controller.parent === self {
            controller.didMove(toParent: self)
            controller.appearance.isMovingToParent = false
        }
    }

    func tellDelegate(willShow: Bool, _ animated: Bool) {
        guard let top = state.shown else { return }
        if willShow {
            delegate?.navigationController(self, willShow: top, animated: animated)
        } else {
            delegate?.navigationController(self, didShow: top, animated: animated)
        }
    }
}

/// A diagnostic for what UIKit throws an exception for; the stack is unchanged.
@MainActor enum NavigationDiagnostic {
    case pushedTwice
    case notInStack(UIViewController)

    func report(at controller: UINavigationController) {
        let message: String
        switch self {
        case .pushedTwice:
            message = "Pushing the same view controller instance more than once is not supported"
        case .notInStack:
            message = "Tried to pop to a view controller that doesn't exist."
        }
        DiagnosticLog.current.add(
            Diagnostic(
                .error, message, location: "\(type(of: controller))",
                hint: "the navigation stack is unchanged"))
    }
}

extension UIViewController {
    func toolbarItemsChanged() { navigationController?.viewIfLoaded?.setNeedsLayout() }
}
