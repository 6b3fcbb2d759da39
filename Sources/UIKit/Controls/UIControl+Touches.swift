import Foundation

extension UIControl {
    /// How far a finger may leave the control before the touch counts as outside, in points: a
    /// decision.
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
            || bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place)
    }

    /// One call for both, so that an action for both runs once.
    private var touchUpEvents: Event {
        self is any ValueControl ? .touchUpInside : [.touchUpInside, .primaryActionTriggered]
    }

    /// The finger has changed the value.
    func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

    /// Apple documents that these controls keep single taps from recognizers of views above them,
    /// and that switches and sliders keep movements of their thumbs.
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

/// A control whose primary action is another value, not the end of a touch.
@MainActor protocol ValueControl: UIControl {}

extension UISwitch: ValueControl {}
extension UISlider: ValueControl {}
extension UISegmentedControl: ValueControl {}
extension UIStepper: ValueControl {}
extension UIPageControl: ValueControl {}
extension UIDatePicker: ValueControl {}
