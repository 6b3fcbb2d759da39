import Foundation

/// The recognizers that currently follow touches of a window.
@MainActor final class GestureArena {
    /// The recognizers, in the order in which they got their first touch.
    private(set) var active: [UIGestureRecognizer] = []

    /// Sends the touches to the recognizers, starting with those of the touched view.
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

    /// Resets the recognizers whose gesture is over for the next one.
    func settle() {
        finishThoseThatAreDone()
        // Recognizers that wait for each other would never end.
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

    /// Called after a recognizer has changed its state: those that waited for it continue or fail.
    func retryWaiting() {
        for gesture in active { gesture.retry() }
    }
}
