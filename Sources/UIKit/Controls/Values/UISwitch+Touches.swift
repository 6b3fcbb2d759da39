import Foundation

extension UISwitch {
    /// Toggles the switch after a tap, or sets it after the thumb has been moved.
    func touchEnded(_ touch: UITouch?) {
        guard let touch, let start = trackingStart else { return }
        let way = touch.location(in: self).x - start.x
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let moves = abs(way) > GestureLimits.movement
        guard moves || isTouchInside else { return }
        let new = moves ? (way > 0) != isMirrored : !isOn
        guard new != isOn else { return }
        isOn = new
        sendValueChanged()
    }
}
