import Foundation

extension UIGestureRecognizer {
    /// Whether the gesture is over, so that nothing changes until the next one.
    var isOver: Bool { currentState.rawValue >= State.ended.rawValue }

    private var isRecognizing: Bool { currentState == .began || currentState == .changed }

    private var hasRecognized: Bool { isRecognizing || currentState == .ended }

    private var arena: GestureArena? { view?.window?.gestures }

    /// Whether neither touches nor time can change its state any more.
    var isDone: Bool {
        !trackedTouches.isEmpty && fingers.isEmpty && waitingState == nil
            && (currentState != .possible || !awaitsMoreTouches)
    }

    var mayStillDecide: Bool {
        waitingState == nil && !trackedTouches.isEmpty && currentState == .possible && !isDone
    }

    // MARK: Touches

    func receives(_ touch: UITouch) -> Bool {
        isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Returns whether the touch may still become part of a gesture.
    func isUndecided(on touch: UITouch) -> Bool {
        currentState == .possible && trackedTouches.contains { $0 === touch }
    }

    func take(_ touches: [UITouch], _ event: UIEvent) {
        noteLocation()
        func group(_ phase: UITouch.Phase) -> Set<UITouch>? {
            let group = touches.filter { $0.phase == phase }
            return group.isEmpty || isOver ? nil : Set(group)
        }
        if let began = group(.began) { touchesBegan(began, with: event) }
        if let moved = group(.moved) { touchesMoved(moved, with: event) }
        if let ended = group(.ended) { touchesEnded(ended, with: event) }
        if let cancelled = group(.cancelled) { touchesCancelled(cancelled, with: event) }
        if hasRecognized { claimTouches() }
    }

    private func claimTouches() {
        guard cancelsTouchesInView else { return }
        for touch in trackedTouches { touch.isClaimed = true }
    }

    // MARK: Steps

    /// Changes the state in the documented order: possible, then failed, or recognized, or began,
    /// changed any number of times, and ended or canceled. Other changes are ignored.
    func change(to new: State) {
        switch (currentState, new) {
        case (.possible, .began), (.possible, .ended): recognize(new)
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
            (.began, .cancelled), (.changed, .cancelled):
            currentState = new
            sendActions()
        case (.began, .failed), (.changed, .failed): change(to: .cancelled)
        default: break
        }
    }

    private func fail() {
        waitingState = nil
        currentState = .failed
        arena?.retryWaiting()
    }

    private func recognize(_ new: State) {
        guard isAllowedToBegin, !isPrevented else { return fail() }
        let awaited = awaitedNow
        guard !awaited.contains(where: \.hasRecognized) else { return fail() }
        guard awaited.allSatisfy({ $0.currentState != .possible }) else {
            waitingState = new
            return
        }
        waitingState = nil
        currentState = new
        claimTouches()
        preventOthers()
        sendActions()
        arena?.retryWaiting()
    }

    /// Retries the change of state that waited; a continuous gesture that has ended meanwhile
    /// fails.
    func retry() {
        guard let waitingState, currentState == .possible else { return }
        self.waitingState = nil
        guard waitingState == .ended || !fingers.isEmpty else { return fail() }
        recognize(waitingState)
    }

    /// Ends the gesture, because the recognizer was disabled or removed from its view.
    func giveUp() {
        guard !trackedTouches.isEmpty else { return }
        change(to: currentState == .possible ? .failed : .cancelled)
    }

    func prepareForNext() {
        reset()
        trackedTouches = []
        waitingState = nil
        currentState = .possible
        lastCount = 0
    }

    // MARK: Other recognizers

    /// Whether the touched view, its ancestors up to the recognizer's view, and the delegate allow
    /// the gesture.
    private var isAllowedToBegin: Bool {
        var ancestor = trackedTouches.first?.view ?? view
        while let current = ancestor {
            guard current.gestureRecognizerShouldBegin(self) else { return false }
            ancestor = current === view ? nil : current.superview
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    private var others: [UIGestureRecognizer] { arena?.active.filter { $0 !== self } ?? [] }

    private var isPrevented: Bool {
        others.contains { $0.hasRecognized && $0.prevents(self) }
    }

    private func preventOthers() {
        for other in others where other.currentState == .possible && prevents(other) {
            other.fail()
        }
    }

    /// Returns whether the recognizer prevents another. Two recognizers of the same touch exclude
    /// each other, unless a delegate or a subclass allows both.
    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        let shared = trackedTouches.contains { touch in
            other.trackedTouches.contains { $0 === touch }
        }
        guard shared, canPrevent(other), other.canBePrevented(by: self) else { return false }
        let together =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
                == true
        return !together
    }

    /// The recognizers that currently follow a touch and whose failure this one requires.
    private var awaitedNow: [UIGestureRecognizer] {
        others.filter { other in
            awaited.contains { $0.gesture === other } || shouldRequireFailure(of: other)
                || other.shouldBeRequiredToFail(by: self)
                || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
                || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
        }
    }
}
