import Foundation

/// The recognizers that follow touches of a window at present.
@MainActor final class GestureArena {
    /// In the order in which they got their first touch.
    private(set) var active: [UIGestureRecognizer] = []

    /// Gives each recognizer its touches, the landed view's first.
    func take(_ touches: [UITouch], _ event: UIEvent) {
        for touch in touches where touch.phase == .began {
            for gesture in touch.gestureRecognizers ?? [] where !gesture.isOver {
                gesture.trackedTouches.append(touch)
                if !active.contains(where: { $0 === gesture }) { active.append(gesture) }
            }
        }
        for gesture in active {
            let own = gesture.trackedTouches.filter { touch in touches.contains { $0 === touch } }
            if !own.isEmpty { gesture.take(own, event) }
        }
    }

    /// Makes recognizers ready for the next gesture whose own is over.
    func settle() {
        finishThoseThatAreDone()
        // Recognizers that wait for each other would wait for ever.
        if !active.contains(where: \.mayStillDecide) {
            let stuck = active.filter { $0.waitingState != nil }
            for gesture in stuck { gesture.waitingState = nil }
            for gesture in stuck { gesture.change(to: .failed) }
            finishThoseThatAreDone()
        }
        active.removeAll { $0.trackedTouches.isEmpty }
    }

    private func finishThoseThatAreDone() {
        while let gesture = active.first(where: \.isDone) {
            gesture.change(to: gesture.currentState == .possible ? .failed : .cancelled)
            gesture.prepareForNext()
        }
    }

    /// Somebody has decided: those that waited for it go on or fail.
    func retryWaiting() {
        for gesture in active { gesture.retry() }
    }
}
