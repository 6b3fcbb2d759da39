import Foundation

extension UIControl {
    /// The distance in points that a finger may be from the control before the touch counts as
    /// outside: a decision.
    private static let reach: CGFloat = 70

    func touchBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.inOrder.first else { return }
        trackedTouch = touch
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return stopTracking() }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    func touchMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = reaches(touch, event)
        guard continueTracking(touch, with: event) else { return stopTracking() }
        isHighlighted = isTouchInside
        if wasInside != isTouchInside {
            sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
        }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    func touchEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = reaches(touch, event)
        let isInside = isTouchInside
        isHighlighted = false
        endTracking(touch, with: event)
        stopTracking()
        if isInside, takesTap() { return sendActions(for: .menuActionTriggered) }
        sendActions(for: isInside ? touchUpEvents : .touchUpOutside)
    }

    func touchCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel)
    }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    private func reaches(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        return point(inside: place, with: event)
            || bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(checked: place)
    }

    /// The events of a touch that ends inside, in one call, so that an action for both runs once.
    private var touchUpEvents: Event {
        self is any ValueControl ? .touchUpInside : [.touchUpInside, .primaryActionTriggered]
    }

    /// Sends the actions for a value that the user has changed.
    func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

    /// Returns whether the control prevents a recognizer of an ancestor. Apple documents that these
    /// controls do so for single taps, and switches and sliders for movements of their thumbs.
    func keepsFromRecognizers(_ gesture: UIGestureRecognizer) -> Bool {
        guard gesture.view !== self, isEnabled else { return false }
        if let tap = gesture as? UITapGestureRecognizer {
            return keepsTaps && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
        }
        let moves = gesture is UIPanGestureRecognizer || gesture is UISwipeGestureRecognizer
        return moves && isTracking && (self is UISwitch || self is UISlider)
    }

    private var keepsTaps: Bool {
        self is UIButton || self is UISwitch || self is UISegmentedControl || self is UIStepper
            || self is UIPageControl
    }
}

/// A control whose primary action is a change of its value instead of the end of a touch.
@MainActor protocol ValueControl: UIControl {}

extension UISwitch: ValueControl {}
extension UISlider: ValueControl {}
extension UISegmentedControl: ValueControl {}
extension UIStepper: ValueControl {}
extension UIPageControl: ValueControl {}
extension UIDatePicker: ValueControl {}
