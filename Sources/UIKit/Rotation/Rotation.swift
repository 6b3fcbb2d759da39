import Devices
import Foundation

/// One turn of a window's interface: the calls of each era take from it what they tell.
@MainActor struct Rotation {
    let window: UIWindow
    let old: UIInterfaceOrientation
    let new: UIInterfaceOrientation

    /// In seconds: up to iOS 7 0.4 for a quarter turn and 0.8 for a half
    /// (Documentation/Rotation.md 2); 0.3 and 0.6 since.
    var duration: TimeInterval {
        let quarter = SystemBehavior.fastRotation.isActive ? 0.3 : 0.4
        return abs(angle) > 2 ? 2 * quarter : quarter
    }

    /// How far the interface turns, clockwise in radians, from -π/2 to π.
    var angle: CGFloat {
        let steps = (new.quarterTurns - old.quarterTurns + 4) % 4
        return CGFloat(steps == 3 ? -1 : steps) * .pi / 2
    }

    /// The controllers on screen, each before its children (Documentation/Rotation.md 2: those that
    /// aren't visible get no callbacks, then or later).
    var controllers: [UIViewController] {
        window.rootViewController?.frontmost.onScreen ?? []
    }

    /// Turns the screen and gives window and root view their new geometry.
    func applyGeometry() {
        let screen = UIScreen.main
        let oldTraits = screen.traitCollection
        UIApplication.shared.changeStatusBarOrientation(from: old, to: new) {
            screen.orientation = new
        }
        UIApplication.shared.updateStatusBar()
        window.frame = screen.windowBounds
        window.placeRootView()
        // Trait collections came with iOS 8.
        if SystemBehavior.traitCollections.isActive, !screen.traitCollection.isEqual(oldTraits) {
            updateViewConstraints()
            window.surroundingsChanged(from: oldTraits)
        }
        window.setNeedsLayout()
        UIApplication.shared.windowScene?.geometryChanged(from: old, oldTraits)
    }

    /// Where size classes change, controllers update their constraints before they hear of the
    /// traits (Documentation/Rotation.md 4).
    private func updateViewConstraints() {
        for controller in controllers { controller.viewIfLoaded?.setNeedsUpdateConstraints() }
        window.updateConstraintsIfNeeded()
    }
}

extension UIInterfaceOrientation {
    /// Quarter turns clockwise, as seen on the device, from this orientation to another.
    package func quarterTurns(to other: UIInterfaceOrientation) -> Int {
        (quarterTurns - other.quarterTurns + 4) % 4
    }

    /// How many quarter turns clockwise the interface stands from upright, on the device.
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
    /// The controller on top of those that are presented over the whole screen.
    var frontmost: UIViewController { coveringController?.frontmost ?? self }

    /// The controller and those of its descendants whose views are on screen.
    var onScreen: [UIViewController] {
        [self] + visibleChildren.flatMap(\.onScreen)
    }
}
