import ContactSheetDevices
import Foundation

/// One rotation of a window's interface, with the values for the callbacks of each era.
@MainActor struct Rotation {
    let window: UIWindow
    let old: UIInterfaceOrientation
    let new: UIInterfaceOrientation

    /// The duration in seconds: up to iOS 7 0.4 for a quarter turn and 0.8 for a half turn
    /// (Documentation/Rotation.md 2); 0.3 and 0.6 from iOS 8 on, a decision.
    var duration: TimeInterval {
        let quarter = SystemBehavior.fastRotation.isActive ? 0.3 : 0.4
        return abs(angle) > 2 ? 2 * quarter : quarter
    }

    /// The angle of the rotation, clockwise in radians, from -π/2 to π.
    var angle: CGFloat {
        let steps = (new.quarterTurns - old.quarterTurns + 4) % 4
        return CGFloat(steps == 3 ? -1 : steps) * .pi / 2
    }

    /// The controllers on screen, each before its children. Others get no callbacks, neither now
    /// nor later (Documentation/Rotation.md 2).
    var controllers: [UIViewController] {
        window.rootViewController?.frontmost.onScreen ?? []
    }

    /// Rotates the screen and sets the new geometry of window and root view.
    func applyGeometry() {
        let screen = UIScreen.main
        let oldTraits = screen.traitCollection
        UIApplication.shared.changeStatusBarOrientation(from: old, to: new) {
            screen.orientation = new
        }
        UIApplication.shared.updateStatusBar()
        let frame = window.frame
        window.fillScreen()
        for other in UIApplication.shared.windows where other.frame == frame { other.fillScreen() }
        // Trait collections exist from iOS 8 on.
        if SystemBehavior.traitCollections.isActive, !screen.traitCollection.isEqual(oldTraits) {
            updateViewConstraints()
            window.surroundingsChanged(from: oldTraits)
        }
        window.setNeedsLayout()
        UIApplication.shared.windowScene?.geometryChanged(from: old, oldTraits)
    }

    /// Updates the controllers' constraints, which UIKit does before it calls trait handlers if
    /// size classes change (Documentation/Rotation.md 4).
    private func updateViewConstraints() {
        for controller in controllers { controller.viewIfLoaded?.setNeedsUpdateConstraints() }
        window.updateConstraintsIfNeeded()
    }
}

extension UIInterfaceOrientation {
    /// Returns the quarter turns clockwise, on the device, from this orientation to another.
    package func quarterTurns(to other: UIInterfaceOrientation) -> Int {
        (quarterTurns - other.quarterTurns + 4) % 4
    }

    /// The quarter turns of the interface from portrait, clockwise on the device.
    var quarterTurns: Int {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: 1
        case .portraitUpsideDown: 2
        case .landscapeLeft: 3
        }
    }
}

extension UIViewController {
    /// The topmost controller of those that are presented over the whole screen.
    var frontmost: UIViewController { coveringController?.frontmost ?? self }

    /// The controller and those of its descendants whose views are on screen.
    var onScreen: [UIViewController] {
        [self] + visibleChildren.flatMap(\.onScreen)
    }
}
