import ContactSheetDevices
import Foundation

/// The state of a controller's appearance transition.
@MainActor struct AppearancePhases {
    enum Phase {
        case disappeared, appearing, appeared, disappearing
    }

    var phase = Phase.disappeared
    var isAnimated = false
    var isMovingToParent = false
    var isMovingFromParent = false
    var isBeingPresented = false
    var isBeingDismissed = false
    /// Whether only the container begins and ends the appearance, as in a navigation controller.
    /// Otherwise it begins when the view is added to a window.
    var isManaged = false
}

extension UIViewController {
    /// Calls the appearance methods of a controller that comes on screen, with a layout between
    /// them, unless it is already on screen.
    func appear(animated: Bool = false) {
        guard appearance.phase != .appeared else { return }
        beginAppearanceTransition(true, animated: animated)
        viewIfLoaded?.window?.layoutIfNeeded()
        endAppearanceTransition()
    }

    /// Calls the appearance methods of a controller that leaves the screen.
    func disappear(animated: Bool = false) {
        guard appearance.phase != .disappeared else { return }
        beginAppearanceTransition(false, animated: animated)
        endAppearanceTransition()
    }

    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        let wanted: AppearancePhases.Phase = isAppearing ? .appearing : .disappearing
        let done: AppearancePhases.Phase = isAppearing ? .appeared : .disappeared
        guard appearance.phase != wanted, appearance.phase != done else { return }
        appearance.phase = wanted
        appearance.isAnimated = animated
        if isAppearing {
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            viewWillDisappear(animated)
        }
        forward { $0.beginAppearanceTransition(isAppearing, animated: animated) }
        if isAppearing { UIApplication.shared.updateStatusBar() }
        // From iOS 13 on (documented with the method).
        if isAppearing, SystemBehavior.viewIsAppearing.isActive { viewIsAppearing(animated) }
    }

    func endAppearance() {
        switch appearance.phase {
        case .appearing:
            appearance.phase = .appeared
            viewDidAppear(appearance.isAnimated)
            forward { $0.endAppearanceTransition() }
        case .disappearing:
            appearance.phase = .disappeared
            viewDidDisappear(appearance.isAnimated)
            forward { $0.endAppearanceTransition() }
            UIApplication.shared.updateStatusBar()
        case .appeared, .disappeared: break
        }
    }

    private func forward(_ call: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearingChildren { call(child) }
    }

    /// Updates the appearance after the view was added to or removed from a window: a child's
    /// appearance follows its parent's.
    func viewMovedToWindow() {
        guard let parent, !appearance.isManaged,
            parent.shouldAutomaticallyForwardAppearanceMethods
        else { return }
        if viewIfLoaded?.window == nil {
            disappear()
        } else if parent.appearance.phase == .appeared {
            appear()
        }
    }
}
