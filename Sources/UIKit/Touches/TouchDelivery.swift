import Foundation

/// How much of a touch its view has heard, and what it still has to hear.
struct TouchDelivery {
    enum Step {
        case began, moved, ended, cancelled
    }

    private var heard: Step?
    /// A movement or the end that the view has not heard of.
    private var hasMoved = false
    private var hasEnded = false

    var hasBegun: Bool { heard != nil }
    var isOver: Bool { heard == .ended || heard == .cancelled }

    mutating func note(_ phase: UITouch.Phase) {
        if phase == .moved { hasMoved = true }
        if phase == .ended || phase == .cancelled { hasEnded = true }
    }

    mutating func take(_ step: Step) {
        heard = step
        hasMoved = false
    }

    /// - Parameters:
    ///   - isClaimed: whether a recognizer has taken the touch from the view.
    ///   - holdsBegan: whether one that has not decided yet keeps the landing from it.
    ///   - holdsEnded: whether one keeps the end from it.
    func next(isClaimed: Bool, holdsBegan: Bool, holdsEnded: Bool) -> Step? {
        guard !isOver else { return nil }
        if isClaimed { return .cancelled }
        guard heard != nil else { return holdsBegan ? nil : .began }
        if hasEnded { return holdsEnded ? nil : .ended }
        return hasMoved ? .moved : nil
    }
}

extension UITouch {
    /// What the touch's view is to hear next, after what the recognizers think of the touch.
    @MainActor var nextStep: TouchDelivery.Step? {
        let recognizers = gestureRecognizers ?? []
        let undecided = recognizers.filter { $0.isUndecided(on: self) }
        return delivery.next(
            isClaimed: isClaimed,
            holdsBegan: undecided.contains(where: \.delaysTouchesBegan),
            holdsEnded: undecided.contains(where: \.delaysTouchesEnded))
    }
}
