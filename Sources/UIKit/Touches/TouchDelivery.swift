import Foundation

/// The phases of a touch that its view has received, and those that it has yet to receive.
struct TouchDelivery {
    enum Step {
        case began, moved, ended, cancelled
    }

    private var heard: Step?
    /// Whether there is a movement, an end, or a cancellation that the view hasn't received.
    private var hasMoved = false
    private var hasEnded = false
    private var isCanceled = false

    var hasBegun: Bool { heard != nil }
    var isOver: Bool { heard == .ended || heard == .cancelled }

    mutating func note(_ phase: UITouch.Phase) {
        if phase == .moved { hasMoved = true }
        if phase == .ended { hasEnded = true }
        if phase == .cancelled { isCanceled = true }
    }

    mutating func take(_ step: Step) {
        heard = step
        hasMoved = false
    }

    /// Returns the next phase for the view, if any.
    ///
    /// - Parameters:
    ///   - isClaimed: Whether a recognizer has canceled the touch for the view.
    ///   - holdsBegan: Whether an undecided recognizer delays the beginning of the touch.
    ///   - holdsEnded: Whether a recognizer delays the end of the touch.
    func next(isClaimed: Bool, holdsBegan: Bool, holdsEnded: Bool) -> Step? {
        guard !isOver else { return nil }
        if isClaimed || isCanceled { return .cancelled }
        guard heard != nil else { return holdsBegan ? nil : .began }
        if hasEnded { return holdsEnded ? nil : .ended }
        return hasMoved ? .moved : nil
    }
}

extension UITouch {
    /// The next phase for the touch's view, depending on the states of its recognizers.
    @MainActor var nextStep: TouchDelivery.Step? {
        let recognizers = gestureRecognizers ?? []
        let undecided = recognizers.filter { $0.isUndecided(on: self) }
        return delivery.next(
            isClaimed: isClaimed,
            holdsBegan: undecided.contains(where: \.delaysTouchesBegan),
            holdsEnded: undecided.contains(where: \.delaysTouchesEnded))
    }
}
