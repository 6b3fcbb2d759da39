import Foundation

extension UISlider {
    var thumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    /// The distance from the thumb within which a touch still moves it, in points: a decision.
    private static let reach: CGFloat = 10

    func takesHold(_ touch: UITouch) -> Bool {
        let place = touch.location(in: self)
        guard thumb.insetBy(dx: -Self.reach, dy: -Self.reach).contains(checked: place) else {
            return false
        }
        grip = place.x - thumb.midX
        return true
    }

    func follow(_ touch: UITouch) {
        let new = value(thumbAt: touch.location(in: self).x - grip)
        guard new != value else { return }
        value = new
        hasMoved = true
        if isContinuous { sendValueChanged() }
    }

    func touchEnded() {
        if hasMoved, !isContinuous { sendValueChanged() }
        hasMoved = false
    }

    /// Returns the value for which the middle of the thumb is at `x`, in the slider's coordinate
    /// space.
    func value(thumbAt x: CGFloat) -> Float {
        let (low, high) = (thumbMiddle(minimumValue), thumbMiddle(maximumValue))
        guard low != high else { return value }
        let share = min(max((x - low) / (high - low), 0), 1)
        return minimumValue + Float(share) * (maximumValue - minimumValue)
    }

    private func thumbMiddle(_ value: Float) -> CGFloat {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value).midX
    }
}
