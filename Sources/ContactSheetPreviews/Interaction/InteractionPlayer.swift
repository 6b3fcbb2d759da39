import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation
import UIKit

/// Performs interactions in the application's windows. The layout is updated before and after each.
///
/// A pan rests before the finger lifts, and scroll views stop immediately.
@MainActor struct InteractionPlayer {
    /// The time after a step, in seconds. It is longer than any recognizer waits. A step that waits
    /// replaces it.
    private static let pause = 1.0

    func play(_ steps: [Interaction]) throws(InteractionError) {
        for (index, step) in steps.enumerated() {
            settle()
            do throws(InteractionError.Reason) {
                try perform(step)
            } catch {
                throw InteractionError(step: index + 1, interaction: step, reason: error)
            }
            settle()
            let next = steps.dropFirst(index + 1).first
            if !step.isWait, next?.isWait != true { SimulatedFingers.wait(Self.pause) }
        }
    }

    /// Runs the work of the main queue of an adopted application, and what is due without a delay, and
    /// updates the layout between them.
    static func settle() {
        guard Simulation.current.surroundings != nil else { return }
        for _ in 0..<5 {
            for window in UIApplication.shared.windows { window.layoutIfNeeded() }
            SimulatedFingers.wait(0)
        }
    }

    private func settle() {
        Self.settle()
        for window in UIApplication.shared.windows { window.layoutIfNeeded() }
        SimulatedKeyboard.current.update()
    }

    private func perform(_ step: Interaction) throws(InteractionError.Reason) {
        switch step {
        case .tap(let name, let times):
            try touch(name) { $0.tap(at: $1, count: times) }
        case .longPress(let name, let seconds):
            try touch(name) { $0.press(at: $1, for: seconds) }
        case .hold(let name): try touch(name) { $0.hold(at: $1) }
        case .type(let text, let name): try type(text, into: name)
        case .select(let text, let name): try select(text, in: name)
        case .scroll(let name, let way): try scroll(name, by: way)
        case .pan(let name, let way):
            try touch(name) { $0.pan(from: $1, to: $1.moved(by: way)) }
        case .drag(let name, let other):
            let end = try point(of: other, isTouched: false).point
            try touch(name) { $0.pan(from: $1, to: end) }
        case .swipe(let name, let direction):
            try touch(name) { $0.swipe(from: $1, to: $1.moved(by: direction.way)) }
        case .pinch(let name, let scale):
            try touch(name) { $0.turn(about: $1, radius: 50, scale: scale) }
        case .rotate(let name, let degrees):
            try touch(name) { $0.turn(about: $1, radius: 50, angle: degrees * .pi / 180) }
        case .turn(let orientation):
            let wanted = UIInterfaceOrientation(orientation)
            UIApplication.shared.turnDevice(to: UIDeviceOrientation(wanted))
        case .wait(let seconds): SimulatedFingers.wait(seconds)
        case .memoryWarning: UIApplication.shared.receiveMemoryWarning()
        }
    }

    private func touch(
        _ name: String, _ move: (SimulatedFingers, CGPoint) -> Void
    ) throws(InteractionError.Reason) {
        let place = try point(of: name, isTouched: true)
        move(SimulatedFingers(on: place.window), place.point)
    }

    private func type(_ text: String, into name: String?) throws(InteractionError.Reason) {
        if let name {
            let view = try ViewFinder().find(name).view
            if !view.takesTyping { try touch(name) { $0.tap(at: $1) } }
            guard view.takesTyping else { throw .takesNoText(view.viewPath) }
            settle()
        }
        guard SimulatedKeyboard.type(text) else { throw .noCaret }
    }

    private func select(_ text: String, in name: String) throws(InteractionError.Reason) {
        let view = try ViewFinder().find(name).view
        guard view.isShown else { throw .hidden(view.viewPath) }
        guard let textView = view as? UITextView, textView.isSelectable else {
            throw .notSelectable(view.viewPath)
        }
        let whole: String = textView.text
        guard let range = whole.range(of: text) else { throw .noText(text, in: view.viewPath) }
        guard textView.select(NSRange(range, in: whole)) else {
            throw .notSelectable(view.viewPath)
        }
    }

    private func scroll(_ name: String, by way: CGPoint) throws(InteractionError.Reason) {
        let view = try ViewFinder().find(name).view
        guard view.isShown else { throw .hidden(view.viewPath) }
        let scrollView = view.selfAndAncestors.compactMap { $0 as? UIScrollView }.first
        guard let scrollView, scrollView.isScrollEnabled else {
            throw .notScrollable(view.viewPath)
        }
        scrollView.scroll(byDragging: way)
    }

    /// Returns the point at which a finger touches the view, in its window.
    private func point(
        of name: String, isTouched: Bool
    ) throws(InteractionError.Reason) -> (window: UIWindow, point: CGPoint) {
        let target = try ViewFinder().find(name)
        let view = target.view
        let path = view.viewPath
        guard let window = view.window, view.isShown else { throw .hidden(path) }
        let middle = target.part.map { CGPoint(x: $0.midX, y: $0.midY) } ?? view.touchPoint
        let shown = view.shownPart(of: target.part ?? view.bounds)
        guard !shown.isNull, shown.width > 0, shown.height > 0 else { throw .outside(path) }
        let own = shown.contains(checked: middle) ? middle : CGPoint(x: shown.midX, y: shown.midY)
        let point = view.convert(own, to: window)
        if isTouched {
            guard view.isTouchEnabled else { throw .disabled(path) }
            guard let hit = window.hitTest(point, with: nil) else { throw .takesNoTouches(path) }
            let keyboard = SimulatedKeyboard.current.shownWindow
            if let keyboard, keyboard !== window, keyboard.hitTest(point, with: nil) != nil {
                throw .covered(path, by: "the keyboard")
            }
            if let cover = window.windowInFront(at: point) {
                throw .covered(path, by: cover.viewPath)
            }
            // A label forwards its touches to the view that contains it.
            guard hit.isDescendant(of: view) || view.isDescendant(of: hit) else {
                throw .covered(path, by: hit.viewPath)
            }
        }
        return (window, point)
    }
}

extension UIWindow {
    /// Returns the view of a window in front of this one that takes touches at a point.
    fileprivate func windowInFront(at point: CGPoint) -> UIView? {
        let windows = UIApplication.shared.windows
        guard let place = windows.firstIndex(of: self) else { return nil }
        let (x, y) = (point.x + frame.minX, point.y + frame.minY)
        return windows[place...].dropFirst().reversed().lazy.compactMap {
            $0.hitTest(CGPoint(x: x - $0.frame.minX, y: y - $0.frame.minY), with: nil)
        }.first
    }
}

extension Interaction {
    fileprivate var isWait: Bool {
        if case .wait = self { true } else { false }
    }
}

extension CGPoint {
    /// Returns the point of a window after a movement in the interface's directions. Up to iOS 7, a
    /// window doesn't rotate with the interface (Documentation/Rotation.md 6.2).
    @MainActor fileprivate func moved(by way: CGPoint) -> CGPoint {
        let orientation = UIScreen.main.orientation
        let own =
            switch SystemBehavior.screenRotates.isActive ? .portrait : orientation {
            case .unknown, .portrait: way
            case .portraitUpsideDown: CGPoint(x: -way.x, y: -way.y)
            case .landscapeLeft: CGPoint(x: way.y, y: -way.x)
            case .landscapeRight: CGPoint(x: -way.y, y: way.x)
            }
        return CGPoint(x: x + own.x, y: y + own.y)
    }
}

extension Interaction.SwipeDirection {
    /// The distance of the swipe, in points.
    fileprivate var way: CGPoint {
        switch self {
        case .left: CGPoint(x: -120, y: 0)
        case .right: CGPoint(x: 120, y: 0)
        case .up: CGPoint(x: 0, y: -120)
        case .down: CGPoint(x: 0, y: 120)
        }
    }
}
