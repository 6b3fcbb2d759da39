import Foundation

extension UIStepper {
    func half(up: Bool) -> CGRect {
        let isRight = up != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let width = bounds.width / 2
        return CGRect(
            x: isRight ? bounds.midX : bounds.minX, y: bounds.minY, width: width,
            height: bounds.height)
    }

    /// Changes the value immediately when the touch begins.
    func touchBegan(_ touch: UITouch) {
        let isUp = half(up: true).contains(checked: touch.location(in: self))
        guard canStep(up: isUp) else { return }
        let new = value + (isUp ? stepValue : -stepValue)
        let old = value
        value = wrapped(new)
        if value != old { sendValueChanged() }
    }

    private func wrapped(_ new: Double) -> Double {
        guard wraps else { return new }
        if new > maximumValue { return minimumValue }
        return new < minimumValue ? maximumValue : new
    }
}
