import Foundation

extension UISegmentedControl {
    /// Selects the touched segment. In a momentary control it is selected only while its actions
    /// run.
    func touchEnded(_ touch: UITouch?) {
        guard isTouchInside, let place = touch?.location(in: self),
            let index = segmentRects.firstIndex(where: {
                $0.insetBy(dx: -1, dy: 0).contains(checked: place)
            }
            ),
            segments[index].isEnabled
        else { return }
        guard index != selectedSegmentIndex || isMomentary else { return }
        selectedSegmentIndex = index
        sendValueChanged()
        if let action = actionForSegment(at: index) { sendAction(action) }
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}
